import { findNearest, type Point } from '#/lib/distance.ts';
import { fillIn } from '#/lib/fillIn.ts';
import { describeKm } from './describeKm.ts';
import { loadFile } from './loadCities.ts';
import type { FinderWords } from './finderWords.ts';
import type { NearLocation } from './nearLocation.ts';

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

function showLocation({ name, lang, href }: NearLocation, distance: string): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  if (lang) link.lang = lang;
  row.append(link, ` ${distance}`);
  return row;
}

/** The locations of the file; rejects with an Error whose message is the catalogue's, with the cause. */
async function loadLocations(file: string, words: Words): Promise<NearLocation[]> {
  const causes = JSON.parse(words.causes ?? '') as FinderWords['causes'];
  try {
    return (await loadFile(file, causes)) as NearLocation[];
  } catch (error) {
    const cause = error instanceof Error ? error.message : '';
    throw new Error(fillIn(words.failed ?? '', { cause }), { cause: error });
  }
}

/** Shows what is nearest, now and at each press of the button in `root`; no request tells the position. */
export function startNearMe(root: HTMLElement) {
  const { near = '', ...words }: Words = root.dataset;
  const [button, said, shown] = ['button', '[aria-live]', '[aria-live] + div'].map((part) =>
    root.querySelector<HTMLElement>(part),
  );
  if (!button || !said || !shown) return;
  const find = async () => {
    const from = await askPosition(words);
    const list = document.createElement('ul');
    const locations = await loadLocations(near, words);
    list.append(
      ...findNearest(locations, from, COUNT).map(({ item, km }) =>
        showLocation(item, describeKm(km, words.unit ?? '')),
      ),
    );
    shown.replaceChildren(list);
    return words.found ?? '';
  };
  const show = () => {
    said.textContent = words.asking ?? '';
    shown.replaceChildren();
    find()
      .catch((error: unknown) => (error instanceof Error ? error.message : ''))
      .then(
        (text) => (said.textContent = text),
        () => undefined,
      );
  };
  show();
  button.addEventListener('click', () => {
    if (said.textContent !== words.asking) show();
  });
}
