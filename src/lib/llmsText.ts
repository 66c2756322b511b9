import { toMarkdown } from 'mdast-util-to-markdown';

/** A page that `llms.txt` lists. */
interface LlmsEntry {
  title: string;
  url: string;
  description?: string | undefined;
}

/** The content of `llms.txt`; a section without pages is left out. */
interface LlmsFacts {
  heading: string;
  summary: string;
  notes: readonly string[];
  sections: readonly { heading: string; entries: readonly LlmsEntry[] }[];
}

/** A text, or a link with it, in which no character of the text has a meaning in Markdown. */
function markdown(value: string, url?: string): string {
  const text = { type: 'text' as const, value: value.replace(/\s+/g, ' ') };
  return toMarkdown(url === undefined ? text : { type: 'link', url, children: [text] }).trim();
}

const itemOf = ({ title, url, description }: LlmsEntry) =>
  `- ${markdown(title, url)}${description === undefined ? '' : `: ${markdown(description)}`}`;

/** The text of `llms.txt` in the format of llmstxt.org: name, summary, notes, and lists of links. */
export function llmsText({ heading, summary, notes, sections }: LlmsFacts): string {
  const lists = sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap((section) => [
      `## ${markdown(section.heading)}`,
      section.entries.map(itemOf).join('\n'),
    ]);
  const blocks = [
    `# ${markdown(heading)}`,
    `> ${markdown(summary)}`,
    ...notes.map((note) => markdown(note)),
    ...lists,
  ];
  return `${blocks.join('\n\n')}\n`;
}
