export interface HeaderRule {
  pattern: RegExp;
  headers: (readonly [name: string, value: string])[];
}

const toPattern = (path: string): RegExp => {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
};

/** Parses a `_headers` file like Netlify and Cloudflare Pages: a path, then indented headers. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(content), headers: [] });
      continue;
    }
    const colon = content.indexOf(':');
    const rule = rules.at(-1);
    if (rule === undefined || colon < 1) throw new Error(`Unreadable line in _headers: ${content}`);
    rule.headers.push([content.slice(0, colon).toLowerCase(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The headers of all rules that match a path; values of the same name are joined by a comma. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of rules
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers)) {
    const earlier = result[name];
    result[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return result;
}
