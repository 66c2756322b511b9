import { budgetsOf, FIGURE_NAMES, FIGURES, LEAST_SHIFT, type Figure } from './budgets.ts';
import { formatFigure, nameFiles } from './format.ts';
import { figuresOf, filesOf, type Measurement } from './measurement.ts';

const isExceeded = (figure: Figure, value: number, budget: number): boolean =>
  figure === 'shift' ? value >= budget + LEAST_SHIFT : value > budget;

/** One line for each budget that a page exceeds: route, figure and the largest files. */
export function checkBudgets(measurement: Measurement, hasPhotographs = false): string[] {
  const figures = figuresOf(measurement);
  const budgets = budgetsOf(measurement.route, { ...measurement, hasPhotographs });
  const exceeded = FIGURE_NAMES.filter((figure) =>
    isExceeded(figure, figures[figure], budgets[figure]),
  );
  return exceeded.map((figure) => {
    const { title, unit } = FIGURES[figure];
    const [value, budget] = [figures[figure], budgets[figure]].map((each) =>
      formatFigure(figure, each),
    );
    const files = nameFiles(filesOf(figure, measurement));
    return `${measurement.route}: ${title} ${value} of ${`${budget} ${unit}`.trim()}${files}`;
  });
}
