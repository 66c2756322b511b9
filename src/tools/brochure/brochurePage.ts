import { addressLines } from '#/business/addressLines.ts';
import { businessIn } from '#/business/business.ts';
import { formatRupeeRange } from '#/features/reckoner/formatRupees.ts';
import { languageOf, otherScriptOf, type Locale } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

const COLORS = ['majith', 'haldar', 'limdo', 'rani'];

/** The elements of the cover that show the name and a thali. */
interface Pictures {
  name: string;
  thali: string;
}

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('');

const pennant = (color: string, x: number) =>
  `<path fill="var(--${color})" stroke="var(--ink)" stroke-width="3" d="M${x} 0h50l-25 84z"/><circle cx="${x + 25}" cy="26" r="8" fill="var(--aabhla)"/>`;

const toran = () => `
  <svg class="toran" viewBox="0 0 1400 100" preserveAspectRatio="none" aria-hidden="true">
    ${each(Array<string[]>(7).fill(COLORS).flat(), (color, index) => pennant(color, index * 50))}
  </svg>`;

const sampleNote = (locale: Locale) => {
  const { sample } = words(locale).brochure;
  return sample && `<p class="sample">${sample}</p>`;
};

const listSection = (heading: string, items: readonly string[] = []) =>
  items.length > 0
    ? `<section><h3>${heading}</h3><ul>${each(items, (item) => `<li>${item}</li>`)}</ul></section>`
    : '';

function cover(locale: Locale, { name, thali }: Pictures): string {
  const { headings, pitch, promises } = words(locale).brochure;
  const { gujaratiName } = businessIn(locale);
  const given = promises.filter(({ title }) => title !== '');
  return `
  <article class="page cover">
    ${toran()}
    ${sampleNote(locale)}
    <header class="masthead">
      ${name}
      ${gujaratiName === undefined ? '' : `<p class="gujarati" lang="gu">${gujaratiName}</p>`}
    </header>
    ${thali}
    <div class="pitch">
      <h1>${headings.pitch}</h1>
      ${each(pitch, (text) => `<p>${text}</p>`)}
    </div>
    <div class="promises">
      ${each(given, ({ title, text }) => `<section><h2>${title}</h2><p>${text}</p></section>`)}
    </div>
  </article>`;
}

function formatTable(locale: Locale): string {
  const { headings, columns, notIncluded } = words(locale).brochure;
  const { formats } = businessIn(locale).franchise ?? {};
  if (formats === undefined) return '';
  const rows = formats.items.map(({ name, area, investment, staff, dishes }) => {
    const cells = [area, formatRupeeRange(locale, investment), staff, dishes];
    return `<tr><th scope="row">${name}</th>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`;
  });
  return `
  <section>
    <h2>${headings.formats}</h2>
    <table>
      <thead><tr>${each(columns, (name) => `<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${rows.join('')}</tbody>
    </table>
    <p class="note">${notIncluded}</p>
  </section>`;
}

/** Keeps `45–60` on one line. */
const keepRanges = (text: string) => text.replace(/\d+–\d+/g, '<span class="range">$&</span>');

function terms(locale: Locale): string {
  const { brochure, franchiseDetails, shared } = words(locale);
  const { headings, steps } = brochure;
  const { buyer, genuine } = franchiseDetails;
  const { phone, email, franchise } = businessIn(locale);
  const { partnerBrings, brandBrings, papers } = franchise ?? {};
  const step = ({ title, text }: (typeof steps)[number]) =>
    `<li><strong>${title}</strong>${keepRanges(text)}</li>`;
  return `
  <article class="page terms">
    ${sampleNote(locale)}
    ${formatTable(locale)}
    <div class="columns">
      ${listSection(buyer.partner, partnerBrings)}
      ${listSection(buyer.brand, brandBrings)}
    </div>
    <section><h2>${headings.steps}</h2><ol class="steps">${each(steps, step)}</ol></section>
    ${papers ? `<section><h3>${buyer.papers}</h3><p>${papers.join('; ')}.</p></section>` : ''}
    <footer class="contact">
      <section>
        <h2>${headings.contact}</h2>
        <address>${addressLines(locale).join('<br>')}<br>
        <a href="${phone.href}">${phone.label}</a> · <a href="${email.href}">${email.label}</a></address>
        <p>${shared.replyPromise}</p>
      </section>
      <section><h3>${genuine.heading}</h3><p>${genuine.text}</p></section>
    </footer>
  </article>`;
}

/** The brochure as an HTML page; `css` includes its fonts. */
export function brochurePage(locale: Locale, css: string, pictures: Pictures): string {
  const script = otherScriptOf(locale);
  return `<!doctype html><html lang="${languageOf(locale).tag}"${script ? ` data-script="${script}"` : ''}><head><meta charset="utf-8">
  <title>${words(locale).brochure.title}</title><style>${css}</style></head>
  <body>${cover(locale, pictures)}${terms(locale)}</body></html>`;
}
