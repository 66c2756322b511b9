import { palette } from './palette.ts';

const COLORS = [palette.majith, palette.haldar, palette.limdo, palette.rani, palette.kesar];

/** The colours of kites, pennants and boxes, in turn. */
export const festiveColor = (index: number) => COLORS[index % COLORS.length] ?? palette.majith;
