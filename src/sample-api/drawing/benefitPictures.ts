import { palette } from './palette';
import { bust, type Person } from './people';
import { enamel, glass, katori, picture, thali } from './plates';
import { disc, dot, n, path, place, polygon, rect } from './shapes';
import { flour } from './snacks/dry';
import { fafda, fafdaRibbons } from './snacks/fried';
import { khaman } from './snacks/steamed';
import { wordmark } from './wordmark';

const BLACK = '#1d1a22';

const trainer: Person = {
  style: 'bald',
  skin: '#a5683c',
  hair: '#b9bcc4',
  cloth: palette.haldar,
  trim: palette.majith,
  hasMoustache: true,
  hasGlasses: true,
};
const partner: Person = {
  style: 'bun',
  skin: '#c58350',
  hair: BLACK,
  cloth: palette.limdo,
  trim: palette.besan,
  hasBindi: true,
};
const newcomer: Person = {
  style: 'curly',
  skin: '#d9a06f',
  hair: '#3b2417',
  cloth: palette.rani,
  trim: palette.rann,
};

const table = (color: string) =>
  rect(-20, 860, 1640, 360, { fill: color, stroke: palette.ink }) +
  rect(-20, 840, 1640, 46, { fill: palette.mitti, stroke: palette.ink });

const pair = (left: Person, right: Person) =>
  place(bust(left), { x: 460, y: 430, scale: 0.86 }) +
  place(bust(right), { x: 1140, y: 430, scale: 0.86 });

const onPlate = (dish: string, x: number, y: number, r = 250) =>
  place(enamel(0, 0, r) + place(dish, { x: 0, y: 0, scale: r / 500 }), { x, y });

const counter = () =>
  picture(
    'rann',
    rect(120, 90, 1360, 200, { fill: palette.gali, stroke: palette.ink }) +
      wordmark(800, 190, 820, palette.haldar) +
      place(bust(partner), { x: 800, y: 540, scale: 0.72 }) +
      table(palette.haldar) +
      onPlate(khaman(), 330, 800) +
      onPlate(fafda(), 1270, 800),
  );

/** A clipboard with the figures of a day. */
const daySheet = () =>
  picture(
    'haldar',
    place(
      rect(-400, -500, 800, 1060, { fill: palette.mitti, stroke: palette.ink }) +
        rect(-350, -420, 700, 930, { fill: palette.chuno, stroke: palette.rekha }) +
        rect(-130, -560, 260, 120, { fill: palette.steel, stroke: palette.ink }) +
        wordmark(0, -330, 420, palette.gali) +
        [-220, -140, -60, 20]
          .map(
            (y, index) =>
              path(`M-290 ${y}H${80 - index * 60}`, { stroke: palette.rekha, width: 14 }) +
              path(`M180 ${y}H290`, { stroke: palette.ink, width: 14 }),
          )
          .join('') +
        [150, 240, 200, 310, 270, 360]
          .map((h, index) =>
            rect(-290 + index * 100, 450 - h, 70, h, {
              fill: index === 5 ? palette.majith : palette.gali,
              stroke: palette.ink,
              width: 5,
            }),
          )
          .join(''),
      { x: 680, y: 600, turn: -6 },
    ) +
      glass(1350, 1010, palette.tea, { w: 150, h: 380 }) +
      place(
        rect(-20, -300, 40, 560, { fill: palette.limdo, stroke: palette.ink }) +
          polygon(
            [
              { x: -20, y: 260 },
              { x: 20, y: 260 },
              { x: 0, y: 330 },
            ],
            { fill: palette.besan, stroke: palette.ink },
          ),
        { x: 1290, y: 400, turn: 32 },
      ),
  );

const training = () =>
  picture('rann', pair(trainer, newcomer) + table(palette.gali) + onPlate(fafda(), 800, 850, 340));

/** A pan on a burner, jars on a shelf. */
const kitchen = () =>
  picture(
    'rann',
    rect(100, 330, 1400, 40, { fill: palette.mitti, stroke: palette.ink }) +
      [palette.haldar, palette.majith, palette.limdo, palette.besan, palette.kesar, palette.ink]
        .map((fill, index) => {
          const x = 170 + index * 220;
          return (
            rect(x, 110, 160, 220, { fill: palette.aabhla, stroke: palette.rekha }) +
            rect(x + 8, 180, 144, 146, { fill, width: 0 }) +
            rect(x - 10, 80, 180, 50, { fill: palette.steel, stroke: palette.rekha })
          );
        })
        .join('') +
      path('M300 700C330 1000 560 1060 800 1060S1270 1000 1300 700Z', {
        fill: '#3a3a42',
        stroke: palette.ink,
      }) +
      path('M300 700H170M1300 700H1430', { stroke: palette.ink, width: 40 }) +
      disc(800, 700, 500, { fill: '#26262c', stroke: palette.ink }) +
      disc(800, 716, 440, { fill: palette.haldar, stroke: palette.mitti }) +
      place(fafdaRibbons(), { x: 800, y: 720, scale: 0.8 }) +
      [620, 740, 860, 980]
        .map((x) =>
          path(
            `M${x} 1170C${x - 50} 1120 ${x} 1100 ${x} 1060C${x + 50} 1110 ${x + 60} 1130 ${x + 10} 1170Z`,
            { fill: palette.syrup, stroke: palette.kesar },
          ),
        )
        .join(''),
  );

/** A floor plan on indigo, as it goes to the carpenter. */
const interior = () => {
  const line = (d: string, width = 10) => path(d, { stroke: palette.aabhla, width });
  return picture(
    'gali',
    Array.from({ length: 19 }, (_, index) =>
      path(`M${(index + 1) * 80} 0V1200M0 ${(index + 1) * 80}H1600`, {
        stroke: '#2c5089',
        width: 3,
      }),
    ).join('') +
      line('M240 160H1360V1040H900M660 1040H240V160', 22) +
      line('M660 1040A240 240 0 0 1 900 1040') +
      line('M900 160V520M900 700V760H1360') +
      rect(300, 420, 480, 110, { fill: palette.haldar, stroke: palette.aabhla }) +
      rect(960, 220, 130, 130, { fill: palette.majith, stroke: palette.aabhla }) +
      rect(1120, 220, 180, 130, { fill: palette.rekha, stroke: palette.aabhla }) +
      dot(1025, 285, 40, palette.haldar) +
      [
        [400, 720],
        [660, 720],
        [1050, 900],
        [1250, 900],
      ]
        .map(
          ([x = 0, y = 0]) =>
            dot(x, y, 62, palette.aabhla) +
            dot(x, y, 52, palette.gali) +
            [0, 90, 180, 270]
              .map((turn) =>
                place(rect(-26, -110, 52, 36, { fill: palette.besan, width: 0 }), { x, y, turn }),
              )
              .join(''),
        )
        .join('') +
      line('M160 160V1040M130 160H190M130 1040H190M240 1110H1360M240 1080V1140M1360 1080V1140', 6) +
      place(wordmark(0, 0, 340, palette.ink), { x: 540, y: 475 }),
  );
};

const crate = (x: number, y: number, fill: string) =>
  rect(x, y, 400, 240, { fill, stroke: palette.ink }) +
  [60, 130]
    .map((down) => path(`M${x} ${y + down + 20}H${x + 400}`, { stroke: palette.ink, width: 6 }))
    .join('') +
  rect(x + 130, y + 84, 140, 80, { fill: palette.rann, stroke: palette.ink, width: 6 }) +
  path(`M${x + 155} ${y + 112}h90M${x + 155} ${y + 138}h60`, { stroke: palette.ink, width: 8 });

const sack = (x: number, y: number, filling: string) =>
  place(
    path('M-190-300C-260-60-250 200-200 280Q0 330 200 280C250 200 260-60 190-300Q0-240-190-300Z', {
      fill: '#e4cfa0',
      stroke: palette.mitti,
    }) +
      path('M-190-300Q0-400 190-300Q0-220-190-300Z', { fill: filling, stroke: palette.mitti }) +
      place(
        rect(-70, -70, 140, 140, { fill: palette.majith, width: 0 }) +
          place(rect(-70, -70, 140, 140, { fill: palette.majith, width: 0 }), {
            x: 0,
            y: 0,
            turn: 45,
          }) +
          dot(0, 0, 36, '#e4cfa0'),
        { x: 0, y: 40 },
      ),
    { x, y },
  );

const supply = () =>
  picture(
    'rann',
    rect(0, 1060, 1600, 140, { fill: palette.steel, width: 0 }) +
      crate(120, 840, palette.haldar) +
      crate(540, 840, palette.limdo) +
      crate(320, 590, palette.majith) +
      sack(1200, 770, palette.besan) +
      place(katori(0, 0, 150, palette.besan) + place(flour(), { x: 0, y: -10, scale: 0.4 }), {
        x: 520,
        y: 460,
      }),
  );

const wheel = (x: number) =>
  dot(x, 960, 118, palette.ink) + dot(x, 960, 60, palette.steel) + dot(x, 960, 22, palette.ink);

const van = () =>
  picture(
    'haldar',
    rect(0, 1060, 1600, 140, { fill: palette.rekha, width: 0 }) +
      path('M1080 420H1300Q1350 420 1380 480L1460 640Q1520 660 1520 730V960H1080Z', {
        fill: palette.rann,
        stroke: palette.ink,
      }) +
      path('M1150 480H1290L1370 640H1150Z', { fill: palette.aabhla, stroke: palette.ink }) +
      rect(110, 240, 980, 720, { fill: palette.gali, stroke: palette.ink }) +
      wordmark(600, 500, 760, palette.haldar) +
      Array.from({ length: 10 }, (_, index) => {
        const x = 190 + index * 90;
        return path(`M${x} 700l36 44-36 44-36-44z`, {
          fill: palette.majith,
          stroke: palette.haldar,
          width: 6,
        });
      }).join('') +
      rect(90, 940, 1440, 36, { fill: palette.ink, width: 0 }) +
      wheel(360) +
      wheel(1240) +
      dot(1500, 800, 30, palette.besan),
  );

/** The opening: a sign, a toran and the invitations. */
const marketing = () =>
  picture(
    'gali',
    Array.from({ length: 14 }, (_, index) => {
      const fill = [palette.majith, palette.haldar, palette.limdo, palette.rani][index % 4] ?? '';
      return (
        path(`M${index * 120 - 20} 0h120l-60 140z`, { fill, stroke: palette.ink }) +
        dot(index * 120 + 40, 44, 16, palette.aabhla)
      );
    }).join('') +
      rect(170, 260, 1260, 330, { fill: palette.majith, stroke: palette.haldar, width: 24 }) +
      wordmark(800, 425, 1000, palette.haldar) +
      [
        [440, 860, -12],
        [800, 900, 3],
        [1150, 860, 14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            rect(-190, -150, 380, 300, { fill: palette.rann, stroke: palette.ink }) +
              rect(-166, -126, 332, 252, { stroke: palette.haldar, width: 6 }) +
              disc(0, -20, 90, { fill: palette.aabhla, stroke: palette.rekha }) +
              dot(0, -24, 30, palette.haldar) +
              path('M-90 80H90M-60 106H60', { stroke: palette.gali, width: 9 }),
            { x, y, turn },
          ),
        )
        .join(''),
  );

const support = () =>
  picture(
    'rann',
    pair(partner, {
      ...trainer,
      style: 'side',
      hair: BLACK,
      cloth: palette.gali,
      trim: palette.rann,
    }) +
      table(palette.majith) +
      place(thali(0, 0, 300) + place(khaman(), { x: 0, y: 0, scale: 0.6 }), { x: 800, y: 900 }) +
      place(
        rect(-120, -70, 240, 140, { fill: palette.chuno, stroke: palette.ink }) +
          path(`M-80 -24H80M-80 14H${n(30)}`, { stroke: palette.rekha, width: 10 }),
        { x: 1260, y: 980, turn: -10 },
      ) +
      glass(330, 1100, palette.tea, { w: 90, h: 230 }),
  );

/** What the franchise benefits show, by the names of their files. */
export const benefitPictures: Record<string, () => string> = {
  'benefit-counter': counter,
  'benefit-day-sheet': daySheet,
  'benefit-training': training,
  'benefit-kitchen': kitchen,
  'benefit-interior': interior,
  'benefit-supply': supply,
  'benefit-van': van,
  'benefit-marketing': marketing,
  'benefit-support': support,
};
