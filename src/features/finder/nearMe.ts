import { findNearest, type Point } from '#/lib/distance.ts';
import { format } from '#/lib/format.ts';
import type { NearMeMessages } from './NearMe.tsx';

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
}

/** The content of the dialog. */
export interface NearMeResult {
  text: string;
  nearest: { item: NearOutlet; km: number }[];
}

const COUNT = 3;
const WITHIN_KM = 100;
const FILE_TIMEOUT_MS = 5_000;
const POSITION: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

const requestPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, POSITION);
  });

async function loadOutlets(file: string, messages: NearMeMessages): Promise<NearOutlet[]> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const response = await fetch(file, { signal }).catch(() => undefined);
  if (response?.ok) return (await response.json()) as NearOutlet[];
  const cause = response ? `HTTP ${response.status}` : messages.connectionFailed;
  throw new Error(format(messages.fetchFailed, { cause }));
}

/** Finds the outlets within 100 km, nearest first; the position stays in the browser. */
export async function findNearMe(file: string, messages: NearMeMessages): Promise<NearMeResult> {
  const say = (text: string) => ({ text, nearest: [] });
  try {
    const { latitude, longitude } = (await requestPosition()).coords;
    const outlets = await loadOutlets(file, messages);
    const nearest = findNearest(outlets, [latitude, longitude], WITHIN_KM).slice(0, COUNT);
    return nearest.length > 0 ? { text: messages.found, nearest } : say(messages.none);
  } catch (error) {
    if (error instanceof Error) return say(error.message);
    const isRefused =
      error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
    return say(isRefused ? messages.refused : messages.unknown);
  }
}
