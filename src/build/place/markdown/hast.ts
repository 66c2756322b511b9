import type { toMdast } from 'hast-util-to-mdast';

/** The types of hast, the tree that Markdown is made from, as its converter takes them. */
export type Element = Extract<Parameters<typeof toMdast>[0], { type: 'element' }>;
export type ElementContent = Element['children'][number];
export type Properties = Element['properties'];
