import { findNearest, type Point } from '#/lib/distance.ts';
import { describeKm } from '#/features/finder/describeKm.ts';
import { loadNearLocations, type NearLocation } from './loadNearLocations.ts';

/** What stands in the attributes of its part of the page. */
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

function showLocation({
  item: { name, lang, href },
  km,
}: {
  item: NearLocation;
  km: number;
}): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  if (lang) link.lang = lang;
  row.append(link, ` ${describeKm(km)}`);
  return row;
}

/** Shows, after a press of the button in `root`, what is nearest; the position leaves the page in no request. */
export function startNearMe(root: HTMLElement) {
  const { near = '', ...words }: Words = root.dataset;
  const [button, said, shown] = ['button', '[aria-live]', '[aria-live] + div'].map((part) =>
    root.querySelector<HTMLElement>(part),
  );
  if (!button || !said || !shown) return;
  const find = async () => {
    const from = await askPosition(words);
    const list = document.createElement('ul');
    list.append(...findNearest(await loadNearLocations(near), from, COUNT).map(showLocation));
    shown.replaceChildren(list);
    return words.found ?? '';
  };
  button.addEventListener('click', () => {
    if (said.textContent === words.asking) return;
    said.textContent = words.asking ?? '';
    shown.replaceChildren();
    find()
      .catch((error: unknown) => (error instanceof Error ? error.message : ''))
      .then(
        (text) => (said.textContent = text),
        () => undefined,
      );
  });
}
