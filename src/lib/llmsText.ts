import { toMarkdown } from 'mdast-util-to-markdown';

/** The nodes of a Markdown tree of one type. */
type Nodes<Type extends string> = Extract<Parameters<typeof toMarkdown>[0], { type: Type }>;
type Words = Nodes<'paragraph'>['children'][number];
type Block = Nodes<'paragraph' | 'heading' | 'blockquote' | 'list'>;

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

const text = (value: string): Words => ({ type: 'text', value });

const paragraph = (...children: Words[]): Nodes<'paragraph'> => ({ type: 'paragraph', children });

const heading = (depth: 1 | 2, value: string): Block => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

const itemOf = ({ title, url, description }: LlmsEntry): Nodes<'listItem'> => {
  const note = description === undefined ? [] : [text(`: ${description}`)];
  return {
    type: 'listItem',
    children: [paragraph({ type: 'link', url, children: [text(title)] }, ...note)],
  };
};

const listOf = (entries: readonly LlmsEntry[]): Nodes<'list'> => ({
  type: 'list',
  spread: false,
  children: entries.map(itemOf),
});

/** The text of `llms.txt` in the format of llmstxt.org: name, summary, notes, and lists of links. */
export function llmsText({ heading: name, summary, notes, sections }: LlmsFacts): string {
  const children: Block[] = [
    heading(1, name),
    { type: 'blockquote', children: [paragraph(text(summary))] },
    ...notes.map((note) => paragraph(text(note))),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .flatMap((section) => [heading(2, section.heading), listOf(section.entries)]),
  ];
  return toMarkdown({ type: 'root', children }, { bullet: '-' });
}
