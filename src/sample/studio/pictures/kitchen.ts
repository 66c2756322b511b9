import { CUTS, cutLine, knife, tray, trayGarnish } from '#/sample/studio/khamanTray.ts';
import { palette } from '#/sample/studio/palette.ts';
import { katori, picture, shadow } from '#/sample/studio/plates.ts';
import { disc, FLAT, path, place } from '#/sample/studio/shapes.ts';
import { theplaDisc } from '#/sample/studio/snacks/baked.ts';

const khamanTray = () =>
  picture(
    'gali',
    tray() +
      CUTS.map((cut) => cutLine(cut, 1)).join('') +
      trayGarnish() +
      place(knife(), { x: 1010, y: 610 }),
  );

/** The masala box: seven bowls in a round tin. */
const spices = () =>
  picture(
    'haldar',
    shadow('haldar', { x: 800, y: 600 }, 720) +
      path('M80 600C80 900 400 1130 800 1130S1520 900 1520 600Z', {
        fill: palette.steel,
        stroke: palette.rekha,
      }) +
      disc(800, 600, 720, { fill: palette.aabhla, stroke: palette.rekha }) +
      disc(800, 612, 660, { fill: palette.rekha, stroke: palette.rekha }) +
      [-90, -30, 210, 30, 150, 90]
        .map((degrees, index) => {
          const angle = (degrees / 180) * Math.PI;
          const fills = [
            palette.majith,
            palette.ink,
            palette.besan,
            palette.limdo,
            palette.kesar,
            palette.chuno,
          ];
          return katori(
            800 + Math.cos(angle) * 420,
            590 + Math.sin(angle) * 420 * FLAT,
            195,
            fills[index] ?? '',
          );
        })
        .join('') +
      katori(800, 590, 195, palette.haldar),
  );

const tawa = () =>
  picture(
    'rann',
    disc(800, 700, 720, { fill: '#d5dbd3', width: 0 }) +
      path('M1330 420L1580 250L1610 330L1400 500Z', { fill: palette.mitti, stroke: palette.ink }) +
      disc(780, 650, 680, { fill: '#26262c', stroke: palette.ink }) +
      disc(780, 630, 640, { fill: '#3a3a42', stroke: palette.ink, width: 5 }) +
      place(theplaDisc(420, 4), { x: 780, y: 610 }) +
      path('M120 1150L470 900L510 940L180 1200Z', { fill: palette.mitti, stroke: palette.ink }) +
      path('M470 900L660 800L730 850L510 940Z', { fill: palette.aabhla, stroke: palette.rekha }),
  );

/** Scenes that guests do not see, by file name. */
export const kitchenPictures: Record<string, () => string> = {
  'scene-khaman-tray': khamanTray,
  'scene-spices': spices,
  'scene-tawa': tawa,
};
