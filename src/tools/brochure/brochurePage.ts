import { business } from '#/config.ts';
import { language } from '#/copy/language.ts';
import type { CounterFormat } from '#/business/franchise.ts';
import { brochure } from '#/copy/brochure.ts';
import { replyPromise } from '#/copy/shared.ts';
import { formatRupeeRange } from '#/components/franchise/formatRupees.ts';
import { addressLines } from '#/lib/addressLines.ts';

const { headings } = brochure;
const { gujaratiName } = business;
const { formats } = business.franchise ?? {};
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

const sampleNote = () => (brochure.sample ? `<p class="sample">${brochure.sample}</p>` : '');

const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

const listSection = (heading: string, items: readonly string[]) =>
  items.length > 0 ? `<section><h3>${heading}</h3><ul>${list(items)}</ul></section>` : '';

const cover = ({ name, thali }: Pictures) => `
  <article class="page cover">
    ${toran()}
    ${sampleNote()}
    <header class="masthead">
      ${name}
      ${gujaratiName === undefined ? '' : `<p class="gujarati" lang="gu">${gujaratiName}</p>`}
    </header>
    ${thali}
    <div class="pitch">
      <h1>${headings.pitch}</h1>
      ${brochure.pitch.map((text) => `<p>${text}</p>`).join('')}
    </div>
    <div class="promises">
      ${brochure.promises.map(({ title, text }) => `<section><h2>${title}</h2><p>${text}</p></section>`).join('')}
    </div>
  </article>`;

const formatTable = (formats: readonly CounterFormat[]) => `
  <section>
    <h2>${headings.formats}</h2>
    <table>
      <thead><tr>${brochure.columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
      <tbody>${formats
        .map(
          ({ name, area, investment, staff, dishes }) =>
            `<tr><th scope="row">${name}</th>${[area, formatRupeeRange(investment), staff, dishes]
              .map((cell) => `<td>${cell}</td>`)
              .join('')}</tr>`,
        )
        .join('')}</tbody>
    </table>
    <p class="note">${brochure.notIncluded}</p>
  </section>`;

/** Keeps `45–60` on one line. */
const keepRanges = (text: string) => text.replace(/\d+–\d+/g, '<span class="range">$&</span>');

const steps = () => `
  <section>
    <h2>${headings.steps}</h2>
    <ol class="steps">${brochure.steps
      .map(({ title, text }) => `<li><strong>${title}</strong>${keepRanges(text)}</li>`)
      .join('')}</ol>
  </section>`;

const contact = () => `
  <footer class="contact">
    <section>
      <h2>${headings.contact}</h2>
      <address>${addressLines.join('<br>')}<br>
      <a href="${business.phone.href}">${business.phone.label}</a> · <a href="${business.email.href}">${business.email.label}</a></address>
      <p>${replyPromise() ?? ''}</p>
    </section>
    <section><h3>${headings.genuine}</h3><p>${brochure.genuine}</p></section>
  </footer>`;

const terms = () => `
  <article class="page terms">
    ${sampleNote()}
    ${formats ? formatTable(formats.items) : ''}
    <div class="columns">
      ${listSection(headings.partner, brochure.partner)}
      ${listSection(headings.brand, brochure.brand)}
    </div>
    ${steps()}
    ${brochure.papers ? `<section><h3>${headings.papers}</h3><p>${brochure.papers}</p></section>` : ''}
    ${contact()}
  </article>`;

/** The brochure as an HTML page; `css` includes its fonts. */
export const brochurePage = (css: string, pictures: Pictures) =>
  `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">
  <title>${brochure.title}</title><style>${css}</style></head>
  <body>${cover(pictures)}${terms()}</body></html>`;
