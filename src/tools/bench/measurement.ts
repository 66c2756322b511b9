import type { LargestPicture } from './largestPicture.ts';
import type { Figures } from './budgets.ts';

export type FileKind = 'html' | 'script' | 'font' | 'picture' | 'other';

/** One file that a page asked for. */
export interface FetchedFile {
  address: string;
  kind: FileKind;
  /** What came over the line, headers included. */
  bytes: number;
  headerBytes: number;
  /** The page or script that asked for it. */
  askedBy: string;
  isBeforeLoad: boolean;
  isBlocking: boolean;
  isReact: boolean;
}

export interface LayoutShift {
  value: number;
  /** What moved, and by how much to the right and down: `h1.title by 0, 12 px`. */
  moved: string[];
}

/** What one address cost in a fresh phone context. */
export interface Measurement {
  route: string;
  files: FetchedFile[];
  /** Brotli bytes of all inline scripts together. */
  inlineScriptBytes: number;
  /** How each inline script begins, largest first. */
  inlineScripts: string[];
  shifts: LayoutShift[];
  /** Pictures that do not say their size, which are what most often moves a page. */
  unsizedPictures: string[];
  /** The picture that is the largest paint, where it is one. */
  largestPicture?: LargestPicture | undefined;
  hasSlider: boolean;
  /** How many scripts beside Latin its text is in that the system has no font for. */
  otherScripts: number;
  /** The islands on the page, by the name of their component. */
  islands: string[];
}

/** What files took over the line together, in bytes, headers included. */
export const sumBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The files of one kind that a page asked for, in the order in which it did. */
export const filesOf = ({ files }: Measurement, kind: FileKind): FetchedFile[] =>
  files.filter((file) => file.kind === kind);

/** Sums a measurement up into the figures that have budgets. */
export function figuresOf(measurement: Measurement): Figures {
  const { files } = measurement;
  const scripts = filesOf(measurement, 'script');
  // The document's own size; its headers, like all others, count in the total.
  const documents = filesOf(measurement, 'html');
  const fonts = filesOf(measurement, 'font');
  return {
    html: documents.reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0),
    inlineScript: measurement.inlineScriptBytes,
    blocking: files.filter(({ isBlocking }) => isBlocking).length,
    earlyScripts: scripts.filter(({ isBeforeLoad }) => isBeforeLoad).length,
    react: files.filter(({ isReact }) => isReact).length,
    lateScripts: sumBytes(scripts.filter(({ isBeforeLoad }) => !isBeforeLoad)),
    fontFiles: fonts.length,
    fonts: sumBytes(fonts),
    pictures: sumBytes(filesOf(measurement, 'picture')),
    everything: sumBytes(files),
    requests: files.length,
    unsized: measurement.unsizedPictures.length,
    shift: measurement.shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
