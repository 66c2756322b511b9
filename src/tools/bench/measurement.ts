import type { LargestPicture } from './largestPicture.ts';
import type { Figures } from './budgets.ts';

export type FileKind = 'html' | 'script' | 'font' | 'picture' | 'other';

/** One file that a page loaded. */
export interface FetchedFile {
  address: string;
  kind: FileKind;
  /** Bytes on the network, including headers. */
  bytes: number;
  headerBytes: number;
  /** The page or script that requested it. */
  askedBy: string;
  isBeforeLoad: boolean;
  isBlocking: boolean;
  isReact: boolean;
}

export interface LayoutShift {
  value: number;
  /** What moved, and how far to the right and down: `h1.title by 0, 12 px`. */
  moved: string[];
}

/** The cost of one address in a new phone context. */
export interface Measurement {
  route: string;
  files: FetchedFile[];
  shifts: LayoutShift[];
  /** Pictures without a size, the most frequent cause of layout shifts. */
  unsizedPictures: string[];
  /** The picture that is the largest contentful paint, if it is a picture. */
  largestPicture?: LargestPicture | undefined;
  hasSlider: boolean;
  /** The number of scripts besides Latin in its text for which the system has no font. */
  otherScripts: number;
  /** The islands on the page, by the name of their component. */
  islands: string[];
}

/** The bytes of files on the network, including headers. */
export const sumBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The files of one kind that a page loaded, in order. */
export const filesOf = ({ files }: Measurement, kind: FileKind): FetchedFile[] =>
  files.filter((file) => file.kind === kind);

/** Computes the figures that have budgets. */
export function figuresOf(measurement: Measurement): Figures {
  const { files } = measurement;
  const scripts = filesOf(measurement, 'script');
  // Only the document's body: headers count in the total.
  const documents = filesOf(measurement, 'html');
  const fonts = filesOf(measurement, 'font');
  return {
    html: documents.reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0),
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
