/** One file that a page loaded. */
export interface FetchedFile {
  address: string;
  kind: 'html' | 'script' | 'font' | 'picture' | 'other';
  /** Bytes on the network; headers count as 300. */
  bytes: number;
  bodyBytes: number;
  isBeforeLoad: boolean;
  isBlocking: boolean;
}

/** The cost of one address in a new phone context. */
export interface Measurement {
  route: string;
  files: FetchedFile[];
  /** The cumulative layout shift. */
  shift: number;
  /** The picture file that is the largest contentful paint, with its size in CSS pixels. */
  largestPicture?: { address: string; width: number; height: number } | undefined;
  hasSlider: boolean;
  /** The number of scripts besides Latin in its text, each of which may need a font of ours. */
  otherScripts: number;
  /** The islands on the page, by the name of their component. */
  islands: string[];
}

interface FigureRule {
  title: string;
  /** In KB the files' bytes are added up; else the files are counted. */
  unit: 'KB' | '';
  counts: (file: FetchedFile) => boolean;
}

const isOf = (wanted: FetchedFile['kind']) => (file: FetchedFile) => file.kind === wanted;
const isScript = isOf('script');

/** The figures that have budgets; all of React is in one file. */
export const FIGURES = {
  html: { title: 'HTML', unit: 'KB', counts: isOf('html') },
  blocking: { title: 'render-blocking', unit: '', counts: (file) => file.isBlocking },
  earlyScripts: {
    title: 'scripts before load',
    unit: '',
    counts: (file) => isScript(file) && file.isBeforeLoad,
  },
  react: { title: 'React', unit: '', counts: ({ address }) => address.includes('/react.') },
  lateScripts: {
    title: 'scripts after load',
    unit: 'KB',
    counts: (file) => isScript(file) && !file.isBeforeLoad,
  },
  fontFiles: { title: 'font files', unit: '', counts: isOf('font') },
  fonts: { title: 'fonts', unit: 'KB', counts: isOf('font') },
  pictures: { title: 'pictures', unit: 'KB', counts: isOf('picture') },
  everything: { title: 'everything', unit: 'KB', counts: () => true },
  requests: { title: 'requests', unit: '', counts: () => true },
  shift: { title: 'layout shift', unit: '', counts: () => false },
} satisfies Record<string, FigureRule>;

type Figure = keyof typeof FIGURES;
export type Figures = Record<Figure, number>;
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** The bytes of files on the network. */
export const sumBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The files that a figure counts, largest first. */
export const filesOf = (figure: Figure, { files }: Pick<Measurement, 'files'>): FetchedFile[] =>
  files.filter(FIGURES[figure].counts).toSorted((one, other) => other.bytes - one.bytes);

/** The value of a figure; that of the HTML is without its headers. */
export function figureOf(figure: Figure, measurement: Measurement): number {
  if (figure === 'shift') return measurement.shift;
  const files = filesOf(figure, measurement);
  if (figure === 'html') return files.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  return FIGURES[figure].unit === 'KB' ? sumBytes(files) : files.length;
}

/** `12345` → `12.1`: bytes as KB with one decimal. */
export const formatKb = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A figure without its unit: `12.1`, `3`, `0.02`. */
export function formatFigure(figure: Figure, value: number): string {
  if (figure === 'shift') return value.toFixed(2);
  return FIGURES[figure].unit === 'KB' ? formatKb(value) : String(value);
}

/** The three largest files with their sizes, for the end of a line: `: /a.js (1.2 KB), /b.js (0.4 KB)`. */
export function nameFiles(files: readonly FetchedFile[]): string {
  const names = files.slice(0, 3).map(({ address, bytes }) => `${address} (${formatKb(bytes)} KB)`);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}
