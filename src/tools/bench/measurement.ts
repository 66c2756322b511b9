import type { Figure, Figures } from './budgets.ts';

export type FileKind = 'html' | 'script' | 'font' | 'picture' | 'other';

/** One file that a page loaded. */
export interface FetchedFile {
  address: string;
  kind: FileKind;
  /** Bytes on the network, including headers. */
  bytes: number;
  headerBytes: number;
  isBeforeLoad: boolean;
  isBlocking: boolean;
  isReact: boolean;
}

/** The picture file that is the largest contentful paint of a page, with its size in CSS pixels. */
export interface LargestPicture {
  address: string;
  width: number;
  height: number;
}

/** The cost of one address in a new phone context. */
export interface Measurement {
  route: string;
  files: FetchedFile[];
  /** The cumulative layout shift. */
  shift: number;
  largestPicture?: LargestPicture | undefined;
  hasSlider: boolean;
  /** The number of scripts besides Latin in its text, each of which may need a font of ours. */
  otherScripts: number;
  /** The islands on the page, by the name of their component. */
  islands: string[];
}

/** The bytes of files on the network, including headers. */
export const sumBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const isScript = ({ kind }: FetchedFile) => kind === 'script';

/** The files that a figure counts. */
const IS_COUNTED: Record<Exclude<Figure, 'shift'>, (file: FetchedFile) => boolean> = {
  html: ({ kind }) => kind === 'html',
  blocking: ({ isBlocking }) => isBlocking,
  earlyScripts: (file) => isScript(file) && file.isBeforeLoad,
  react: ({ isReact }) => isReact,
  lateScripts: (file) => isScript(file) && !file.isBeforeLoad,
  fontFiles: ({ kind }) => kind === 'font',
  fonts: ({ kind }) => kind === 'font',
  pictures: ({ kind }) => kind === 'picture',
  everything: () => true,
  requests: () => true,
};

/** The files that a figure counts, largest first; none for the layout shift. */
export const filesOf = (figure: Figure, { files }: Pick<Measurement, 'files'>): FetchedFile[] =>
  figure === 'shift'
    ? []
    : files.filter(IS_COUNTED[figure]).toSorted((one, other) => other.bytes - one.bytes);

/** Computes the figures that have budgets. */
export function figuresOf(measurement: Measurement): Figures {
  const count = (figure: Figure) => filesOf(figure, measurement).length;
  const sum = (figure: Figure) => sumBytes(filesOf(figure, measurement));
  const html = filesOf('html', measurement);
  return {
    // Without headers, which count in the total.
    html: html.reduce((bytes, file) => bytes + file.bytes - file.headerBytes, 0),
    blocking: count('blocking'),
    earlyScripts: count('earlyScripts'),
    react: count('react'),
    lateScripts: sum('lateScripts'),
    fontFiles: count('fontFiles'),
    fonts: sum('fonts'),
    pictures: sum('pictures'),
    everything: sum('everything'),
    requests: count('requests'),
    shift: measurement.shift,
  };
}
