import { directionsTo, findNearest, type Point } from '#/lib/distance.ts';
import { fillIn } from '#/lib/fillIn.ts';
import { writeHistory } from '#/lib/writeHistory.ts';
import { describeKm } from './describeKm.ts';
import { loadFile } from './loadFile.ts';
import type { FinderWords } from './finderWords.ts';

/** An outlet, or a city whose outlets are on no map, in the file that is asked for after a tap. */
export interface NearLocation {
  /** The outlet with its city, or how many outlets the city has. */
  name: string;
  /** The language of its name, if it is not the page's. */
  lang?: string | undefined;
  /** The outlet's card, or the city's list. */
  href: string;
  at: Point;
  isOutlet: boolean;
  /** The link that rings the outlet. */
  phone?: string | undefined;
}

/** The texts in the attributes of its part of the page. */
type Words = Readonly<DOMStringMap>;

const COUNT = 3;
const POSITION: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

const askPosition = (words: Words) =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? words.refused : words.unknown)),
      POSITION,
    );
  });

function createLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** A link that looks like a button; its label tells it apart from those of the other rows. */
function createButton(href: string, text: string, name: string): HTMLAnchorElement {
  const link = createLink(href, text);
  link.className = 'button';
  link.setAttribute('aria-label', `${text}: ${name}`);
  return link;
}

/** A row: the name, which leads to the card or the list, the distance, and how to ring and reach an outlet. */
function createRow(location: NearLocation, distance: string, words: Words): HTMLLIElement {
  const { name, lang, href, at, isOutlet, phone } = location;
  const row = document.createElement('li');
  const [title, ways] = [document.createElement('p'), document.createElement('p')];
  const link = createLink(href, name);
  if (lang) link.lang = lang;
  const far = document.createElement('span');
  far.textContent = distance;
  title.append(link, ' ', far);
  ways.className = 'cluster';
  if (phone) ways.append(createButton(phone, words.call ?? '', name));
  if (isOutlet) {
    const directions = createButton(directionsTo(at), words.directions ?? '', name);
    Object.assign(directions, { target: '_blank', rel: 'noopener' });
    directions.setAttribute('data-variant', 'quiet');
    ways.append(directions);
  }
  row.append(title, ways);
  return row;
}

/** The locations of the file; rejects with an Error whose message is `words.failed` with the cause. */
async function loadLocations(file: string, words: Words): Promise<NearLocation[]> {
  const causes = JSON.parse(words.causes ?? '') as FinderWords['causes'];
  try {
    return (await loadFile(file, causes)) as NearLocation[];
  } catch (error) {
    const cause = error instanceof Error ? error.message : '';
    throw new Error(fillIn(words.failed ?? '', { cause }), { cause: error });
  }
}

/**
 * Closes the dialog over an outlet of this page. If the finder shows another place, the outlet is not there:
 * the browser loads the page again, as its address differs by then.
 */
function leaveForOutlet({ target }: Event, dialog: HTMLDialogElement) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
  dialog.close();
  const isThere = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!isThere) writeHistory('replace', history.state, '..');
}

/** Shows what is nearest, now and at each press of the button in `root`; no request tells the position. */
export function startNearMe(root: HTMLElement) {
  const { near = '', ...words }: Words = root.dataset;
  const [button, said, shown] = ['button', '[aria-live]', 'form div'].map((part) =>
    root.querySelector<HTMLElement>(part),
  );
  const dialog = root.querySelector('dialog');
  if (!button || !dialog || !said || !shown) return;
  const find = async () => {
    const from = await askPosition(words);
    const locations = await loadLocations(near, words);
    const list = document.createElement('ul');
    list.append(
      ...findNearest(locations, from, COUNT).map(({ item, km }) =>
        createRow(item, describeKm(km, words.unit ?? ''), words),
      ),
    );
    shown.replaceChildren(list);
    return words.found ?? '';
  };
  const show = async () => {
    said.textContent = words.asking ?? '';
    shown.replaceChildren();
    said.textContent = await find().catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    );
  };
  void show();
  button.addEventListener('click', () => {
    if (said.textContent !== words.asking) void show();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close(); // beside it
    leaveForOutlet(event, dialog);
  });
}
