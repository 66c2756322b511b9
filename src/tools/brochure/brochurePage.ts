import { addressLines } from '#/business/addressLines.ts';
import { businessIn } from '#/business/business.ts';
import type { CounterFormat } from '#/business/franchise.ts';
import { formatRupeeRange } from '#/components/franchise/formatRupees.ts';
import { languageOf, otherScriptOf, type Locale } from '#/words/languages.ts';
import { words, type Words } from '#/words/words.ts';

const COLORS = ['majith', 'haldar', 'limdo', 'rani'];

/** The elements of the cover that show the name and a thali. */
interface Pictures {
  name: string;
  thali: string;
}

const toran = () =>
  `<svg class="toran" viewBox="0 0 1400 100" preserveAspectRatio="none" aria-hidden="true">${Array.from(
    { length: 28 },
    (_, index) => {
      const x = index * 50;
      return `<path fill="var(--${COLORS[index % COLORS.length] ?? ''})" stroke="var(--ink)" stroke-width="3" d="M${x} 0h50l-25 84z"/><circle cx="${x + 25}" cy="26" r="8" fill="var(--aabhla)"/>`;
    },
  ).join('')}</svg>`;

const sampleNote = ({ sample }: Words['brochure']) =>
  sample ? `<p class="sample">${sample}</p>` : '';

const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

const listSection = (heading: string, items: readonly string[] = []) =>
  items.length > 0 ? `<section><h3>${heading}</h3><ul>${list(items)}</ul></section>` : '';

const cover = (
  brochure: Words['brochure'],
  gujaratiName: string | undefined,
  { name, thali }: Pictures,
) => `
  <article class="page cover">
    ${toran()}
    ${sampleNote(brochure)}
    <header class="masthead">
      ${name}
      ${gujaratiName === undefined ? '' : `<p class="gujarati" lang="gu">${gujaratiName}</p>`}
    </header>
    ${thali}
    <div class="pitch">
      <h1>${brochure.headings.pitch}</h1>
      ${brochure.pitch.map((text) => `<p>${text}</p>`).join('')}
    </div>
    <div class="promises">
      ${brochure.promises
        .filter(({ title }) => title !== '')
        .map(({ title, text }) => `<section><h2>${title}</h2><p>${text}</p></section>`)
        .join('')}
    </div>
  </article>`;

const formatTable = (
  locale: Locale,
  brochure: Words['brochure'],
  formats: readonly CounterFormat[],
) => `
  <section>
    <h2>${brochure.headings.formats}</h2>
    <table>
      <thead><tr>${brochure.columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
      <tbody>${formats
        .map(
          ({ name, area, investment, staff, dishes }) =>
            `<tr><th scope="row">${name}</th>${[
              area,
              formatRupeeRange(locale, investment),
              staff,
              dishes,
            ]
              .map((cell) => `<td>${cell}</td>`)
              .join('')}</tr>`,
        )
        .join('')}</tbody>
    </table>
    <p class="note">${brochure.notIncluded}</p>
  </section>`;

/** Keeps `45–60` on one line. */
const keepRanges = (text: string) => text.replace(/\d+–\d+/g, '<span class="range">$&</span>');

const steps = (brochure: Words['brochure']) => `
  <section>
    <h2>${brochure.headings.steps}</h2>
    <ol class="steps">${brochure.steps
      .map(({ title, text }) => `<li><strong>${title}</strong>${keepRanges(text)}</li>`)
      .join('')}</ol>
  </section>`;

function contact(locale: Locale): string {
  const { brochure, franchiseDetails, shared } = words(locale);
  const { phone, email } = businessIn(locale);
  const { genuine } = franchiseDetails;
  return `
  <footer class="contact">
    <section>
      <h2>${brochure.headings.contact}</h2>
      <address>${addressLines(locale).join('<br>')}<br>
      <a href="${phone.href}">${phone.label}</a> · <a href="${email.href}">${email.label}</a></address>
      <p>${shared.replyPromise}</p>
    </section>
    <section><h3>${genuine.heading}</h3><p>${genuine.text}</p></section>
  </footer>`;
}

function terms(locale: Locale): string {
  const { brochure, franchiseDetails } = words(locale);
  const { buyer } = franchiseDetails;
  const { formats, partnerBrings, brandBrings, papers } = businessIn(locale).franchise ?? {};
  return `
  <article class="page terms">
    ${sampleNote(brochure)}
    ${formats ? formatTable(locale, brochure, formats.items) : ''}
    <div class="columns">
      ${listSection(buyer.partner, partnerBrings)}
      ${listSection(buyer.brand, brandBrings)}
    </div>
    ${steps(brochure)}
    ${papers ? `<section><h3>${buyer.papers}</h3><p>${papers.join('; ')}.</p></section>` : ''}
    ${contact(locale)}
  </article>`;
}

/** The brochure as an HTML page; `css` includes its fonts. */
export function brochurePage(locale: Locale, css: string, pictures: Pictures): string {
  const { brochure } = words(locale);
  const script = otherScriptOf(locale);
  return `<!doctype html><html lang="${languageOf(locale).tag}"${script ? ` data-script="${script}"` : ''}><head><meta charset="utf-8">
  <title>${brochure.title}</title><style>${css}</style></head>
  <body>${cover(brochure, businessIn(locale).gujaratiName, pictures)}${terms(locale)}</body></html>`;
}
