import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import render from 'dom-serializer';
import { Element, type ChildNode, type Document, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import { listSite } from '#/build/files/siteIndex.ts';

/** Whether plain HTML with one stylesheet does not need an element. */
const isNotPlain = ({ name, attribs }: Element): boolean => {
  if (name === 'script') return attribs.type !== 'application/ld+json';
  if (name === 'template' || name === 'style') return true;
  if (name === 'link') return ['preload', 'modulepreload', 'prefetch'].includes(attribs.rel ?? '');
  return name === 'meta' && ('http-equiv' in attribs || attribs.name === 'page-policy');
};

const UNWRAPPED = new Set(['astro-island', 'astro-slot', 'noscript']);
const SCOPE = /data-astro-cid-\w+/g;

const elementsOf = (nodes: ParentNode): Element[] => DomUtils.findAll(() => true, nodes.children);

function unwrap(element: Element): void {
  for (const child of element.children.slice()) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/** Collects the style rules of several pages, each once, in order of their first appearance. */
function createStyleSheet() {
  const rules = new Map<string, string>();
  return {
    add: (css: string) => {
      for (const node of postcss.parse(css).nodes) rules.set(node.toString(), node.toString());
    },
    text: () =>
      [...rules.values()].map((rule) => `${rule}${rule.endsWith('}') ? '' : ';'}`).join(''),
  };
}

/** Shortens the scope attributes that rules use; `inPage` removes all others from an element. */
function shortenScopes(css: string) {
  const names = new Map<string, string>();
  for (const [scope] of css.matchAll(SCOPE)) {
    if (!names.has(scope)) names.set(scope, `data-${names.size}`);
  }
  return {
    css: css.replace(SCOPE, (scope) => names.get(scope) ?? scope),
    inPage: (element: Element) => {
      for (const name of Object.keys(element.attribs)) {
        if (!name.startsWith('data-astro-cid-')) continue;
        const { [name]: value = '', ...others } = element.attribs;
        const short = names.get(name);
        element.attribs = short === undefined ? others : { ...others, [short]: value };
      }
    },
  };
}

/** Lets the browser submit a form without scripts; the server answers with a page. */
function sendNatively(form: Element): void {
  if (form.attribs.method !== 'dialog' || !form.attribs.id) return;
  form.attribs = { id: form.attribs.id, method: 'post', action: '/api/plain' };
  for (const button of DomUtils.getElementsByTagName('button', form)) {
    button.attribs = { ...button.attribs, style: 'display:block' }; // else only scripts show it
  }
}

function linkStyles(page: Document, address: string): void {
  const [first] = DomUtils.getElementsByTagName('meta', page);
  const link = new Element('link', { rel: 'stylesheet', href: address });
  if (first) DomUtils.append(first, link);
}

/**
 * Writes a site's plain twin to `target`: the same pages without scripts, and with one cacheable stylesheet.
 * `rendered` holds the pages before each one's styles were pruned.
 */
export async function writePlainTwin(
  site: string,
  rendered: string,
  target: string,
): Promise<void> {
  await cp(site, target, { recursive: true });
  const sheet = createStyleSheet();
  const pages = new Map<string, Document>();
  for (const file of listSite(site).filter((name) => name.endsWith('.html'))) {
    const page = parseDocument(await readFile(join(rendered, file), 'utf8'));
    for (const style of DomUtils.getElementsByTagName('style', page)) {
      sheet.add(DomUtils.textContent(style));
    }
    pages.set(file, page);
  }
  const scopes = shortenScopes(sheet.text());
  const hash = createHash('sha256').update(scopes.css).digest('hex').slice(0, 8);
  const address = `/_astro/plain.${hash}.css`;
  await mkdir(dirname(join(target, address)), { recursive: true });
  await writeFile(join(target, address), scopes.css);
  for (const [file, page] of pages) {
    for (const element of elementsOf(page)) {
      scopes.inPage(element);
      if (element.name === 'form') sendNatively(element);
      if (isNotPlain(element)) DomUtils.removeElement(element);
      else if (UNWRAPPED.has(element.name)) unwrap(element);
    }
    linkStyles(page, address);
    const children: ChildNode[] = page.children;
    await writeFile(join(target, file), render(children, { encodeEntities: 'utf8' }));
  }
}
