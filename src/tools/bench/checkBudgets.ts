import { budgetsOf, FIGURE_NAMES, FIGURES, LEAST_SHIFT, type Figure } from './budgets.ts';
import { formatFigure, formatKb } from './formatFigure.ts';
import { figuresOf, filesOf, type FetchedFile, type Measurement } from './measurement.ts';

const CAUSES_NAMED = 3;

const nameFile = ({ address, bytes, askedBy }: FetchedFile): string =>
  `${address} (${formatKb(bytes)} KB, asked for by ${askedBy})`;

function causeFiles(measurement: Measurement, figure: Figure): FetchedFile[] {
  const { files } = measurement;
  switch (figure) {
    case 'html':
      return filesOf(measurement, 'html');
    case 'blocking':
      return files.filter(({ isBlocking }) => isBlocking);
    case 'react':
      return files.filter(({ isReact }) => isReact);
    case 'earlyScripts':
      return filesOf(measurement, 'script').filter(({ isBeforeLoad }) => isBeforeLoad);
    case 'lateScripts':
      return filesOf(measurement, 'script').filter(({ isBeforeLoad }) => !isBeforeLoad);
    case 'fontFiles':
    case 'fonts':
      return filesOf(measurement, 'font');
    case 'pictures':
      return filesOf(measurement, 'picture');
    default:
      return files;
  }
}

/** The causes of a figure, largest first. */
function causesOf(measurement: Measurement, figure: Figure): string[] {
  if (figure === 'unsized') return measurement.unsizedPictures;
  if (figure === 'shift') {
    const unsized = measurement.unsizedPictures.map((address) => `${address} without a size`);
    return [...unsized, ...measurement.shifts.flatMap(({ moved }) => moved)];
  }
  return causeFiles(measurement, figure)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(nameFile);
}

const isExceeded = (figure: Figure, value: number, budget: number): boolean =>
  figure === 'shift' ? value >= budget + LEAST_SHIFT : value > budget;

/** One line for each budget that a page exceeds: route, figure and causes. */
export function checkBudgets(
  measurement: Measurement,
  hasPhotographs = false,
  names: readonly Figure[] = FIGURE_NAMES,
): string[] {
  const figures = figuresOf(measurement);
  const budgets = budgetsOf(measurement.route, { ...measurement, hasPhotographs });
  const exceeded = names.filter((figure) => isExceeded(figure, figures[figure], budgets[figure]));
  return exceeded.map((figure) => {
    const { title, unit } = FIGURES[figure];
    const value = formatFigure(figure, figures[figure]);
    const budget = `${formatFigure(figure, budgets[figure])} ${unit}`.trim();
    const causes = [...new Set(causesOf(measurement, figure))].slice(0, CAUSES_NAMED);
    return `${measurement.route}: ${title} ${value} of ${budget}: ${causes.join(', ')}`;
  });
}
