import { englishPath } from '#/words/languages.ts';
import type { Figures } from './figures.ts';

const KB = 1024;

type PageClass = 'home' | 'pictures' | 'galleries' | 'other';

interface PageTraits {
  hasSlider: boolean;
  /** Photographs, which may be larger, replace the drawings. */
  hasPhotographs: boolean;
  /** The number of scripts on the page for which the system has no font; each may load one. */
  otherScripts: number;
}

const SHARED = {
  blocking: 0,
  earlyScripts: 0,
  react: 0,
  fontFiles: 3,
  fonts: 26 * KB,
  shift: 0,
};

const BY_CLASS = {
  home: { html: 24 * KB, pictures: 25 * KB, everything: 85 * KB, requests: 11 },
  pictures: { html: 24 * KB, pictures: 40 * KB, everything: 95 * KB, requests: 15 },
  galleries: { html: 24 * KB, pictures: 66 * KB, everything: 120 * KB, requests: 24 },
  other: { html: 20 * KB, pictures: 10 * KB, everything: 56 * KB, requests: 7 },
};

const PHOTOGRAPHS = 60 * KB;
const GALLERY_PHOTOGRAPHS = 180 * KB;
const SLIDER_SCRIPTS = 22 * KB;
const SCRIPT_FONT = 14 * KB;
/** The display font of a language with its own script. */
const DISPLAY_FONT = 12 * KB;

/** Pages that may have more text than the others of their class. */
const LONG_TEXTS = new Set(['/services/', '/franchise-details/']);
const LONG_TEXT_HTML = 30 * KB;

const OTHER = new Set(['/contact/', '/faqs/', '/404/', '/404.html']);
const GALLERIES = ['/image-gallery/', '/video-gallery/'];

/** The class that sets the budgets of an address. */
export function pageClassOf(route: string): PageClass {
  const path = englishPath(route);
  if (path === '/') return 'home';
  if (OTHER.has(path)) return 'other';
  return GALLERIES.some((gallery) => path.startsWith(gallery)) ? 'galleries' : 'pictures';
}

/** The budgets of a page, counted until three seconds after its load event. */
export function budgetsOf(route: string, traits: PageTraits): Figures {
  const { hasSlider, hasPhotographs, otherScripts } = traits;
  const pageClass = pageClassOf(route);
  const own = BY_CLASS[pageClass];
  const photographs = pageClass === 'galleries' ? GALLERY_PHOTOGRAPHS : PHOTOGRAPHS;
  const pictures = hasPhotographs ? photographs : own.pictures;
  const path = englishPath(route);
  const displayFonts = path === route ? 0 : 1;
  const moreFonts = otherScripts * SCRIPT_FONT + displayFonts * DISPLAY_FONT;
  return {
    ...SHARED,
    ...own,
    html: LONG_TEXTS.has(path) ? LONG_TEXT_HTML : own.html,
    lateScripts: hasSlider || pageClass === 'home' ? SLIDER_SCRIPTS : 0,
    fontFiles: SHARED.fontFiles + otherScripts + displayFonts,
    fonts: SHARED.fonts + moreFonts,
    pictures,
    everything: own.everything + pictures - own.pictures + moreFonts,
    requests: own.requests + otherScripts + displayFonts,
  };
}

/** The budget for the first hydration of any island, React and a form's rules included. */
export const HYDRATION_BYTES = 72 * KB;

/** The least layout shift that is printed as 0.01, and so exceeds a budget of 0. */
export const LEAST_SHIFT = 0.005;
