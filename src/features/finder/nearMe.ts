import { findNearest, type Point } from '#/lib/places.ts';
import { format } from '#/lib/text.ts';
import { parseJson } from '#/lib/json.ts';
import type { Messages } from '#/messages/messages.ts';

/** The texts of "near me", by their names in the messages. */
export type NearMeMessages = Messages['franchisesList']['nearMe'] &
  Record<'fetchFailed' | 'connectionFailed' | 'unreadableAnswer', string> &
  Record<'kilometres' | 'call' | 'directions', string>;

/** An outlet in the file that is loaded after a press. */
export interface NearOutlet {
  /** The names of the outlet and its city. */
  name: string;
  /** The language of its name, if it differs from the page's. */
  lang?: string | undefined;
  /** The address of its card. */
  href: string;
  at: Point;
  /** The `tel:` link that calls it. */
  phone?: string | undefined;
  /** The address of a map with it. */
  directions?: string | undefined;
}

/** The content of the dialog. */
export interface NearMeResult {
  text: string;
  nearest: { item: NearOutlet; km: number }[];
}

const COUNT = 3;
const WITHIN_KM = 100;
const FILE_TIMEOUT_MS = 5_000;
const PERMISSION_DENIED = 1; // an error's code
const POSITION: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Returns the visitor's point, or a message if the browser does not give it. */
const requestPoint = (messages: NearMeMessages) =>
  new Promise<Point | string>((resolve) => {
    const fail = ({ code }: { code?: number }) =>
      resolve(code === PERMISSION_DENIED ? messages.refused : messages.unknown);
    const succeed = ({ coords }: GeolocationPosition) =>
      resolve([coords.latitude, coords.longitude]);
    if (!('geolocation' in navigator)) fail({});
    else navigator.geolocation.getCurrentPosition(succeed, fail, POSITION);
  });

/** Returns the outlets, or a message if the file cannot be had. */
async function loadOutlets(file: string, messages: NearMeMessages): Promise<NearOutlet[] | string> {
  const failed = (cause: string) => format(messages.fetchFailed, { cause });
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  try {
    const response = await fetch(file, { signal });
    if (!response.ok) return failed(`HTTP ${response.status}`);
    // A network that asks visitors to sign in may answer with a page of its own.
    const outlets: unknown = parseJson(await response.text());
    return Array.isArray(outlets) ? (outlets as NearOutlet[]) : failed(messages.unreadableAnswer);
  } catch {
    return failed(messages.connectionFailed);
  }
}

/** Finds the outlets within 100 km, nearest first; the position stays in the browser. */
export async function findNearMe(file: string, messages: NearMeMessages): Promise<NearMeResult> {
  const point = await requestPoint(messages);
  if (typeof point === 'string') return { text: point, nearest: [] };
  const outlets = await loadOutlets(file, messages);
  if (typeof outlets === 'string') return { text: outlets, nearest: [] };
  const nearest = findNearest(outlets, point, WITHIN_KM).slice(0, COUNT);
  return { text: nearest.length > 0 ? messages.found : messages.none, nearest };
}
