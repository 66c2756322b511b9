/** A page that `llms.txt` lists. */
interface LlmsEntry {
  title: string;
  url: string;
  description?: string | undefined;
}

/** The content of `llms.txt`; sections without pages are left out. */
interface LlmsFacts {
  heading: string;
  summary: string;
  notes: readonly string[];
  sections: readonly { heading: string; entries: readonly LlmsEntry[] }[];
}

/** Escapes a text for one line of Markdown. */
const escape = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#&]/g, '\\$&');

const itemOf = ({ title, url, description }: LlmsEntry) =>
  `- [${escape(title)}](${url})${description === undefined ? '' : `: ${escape(description)}`}`;

/** The text of `llms.txt` in the format of llmstxt.org: name, summary, notes, and lists of links. */
export function llmsText({ heading, summary, notes, sections }: LlmsFacts): string {
  const lists = sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap((section) => [
      `## ${escape(section.heading)}`,
      section.entries.map(itemOf).join('\n'),
    ]);
  const blocks = [
    `# ${escape(heading)}`,
    `> ${escape(summary)}`,
    ...notes.map((note) => escape(note)),
    ...lists,
  ];
  return `${blocks.join('\n\n')}\n`;
}
