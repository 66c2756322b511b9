import { palette } from './palette.ts';
import { dot, ellipse, path, place, rect } from './shapes.ts';

export interface Person {
  skin: string;
  hair: string;
  cloth: string;
  /** The colour of a border, collar or dupatta. */
  trim: string;
  style: 'bun' | 'plait' | 'scarf' | 'short' | 'curly' | 'cap' | 'side' | 'bald';
  hasMoustache?: boolean;
  hasGlasses?: boolean;
  hasBindi?: boolean;
}

const SKIN_LINE = '#6b3f24';

/** Hair behind the head. */
function hairBehind({ style, hair, cloth, trim }: Person) {
  if (style === 'bun') return ellipse(0, -236, 100, 78, { fill: hair, stroke: palette.ink });
  if (style === 'scarf') {
    return path('M-190 250C-290-60-230-350 0-350S290-60 190 250Z', {
      fill: trim,
      stroke: palette.ink,
    });
  }
  if (style === 'plait') {
    return (
      path('M-170-120C-190 120-170 200-140 240L140 240C170 200 190 120 170-120Z', {
        fill: hair,
        stroke: palette.ink,
      }) + path('M150 60Q260 200 210 400', { stroke: hair, width: 70 })
    );
  }
  return style === 'curly' && cloth !== hair
    ? [-150, -90, 0, 90, 150]
        .map((x) => dot(x, -190 - (150 - Math.abs(x)) * 0.55, 84, hair))
        .join('') +
        dot(-172, -90, 66, hair) +
        dot(172, -90, 66, hair)
    : '';
}

/** Hair and headgear in front of the head. */
function hairInFront({ style, hair, trim }: Person) {
  switch (style) {
    case 'bun':
    case 'plait':
      return path('M-158-20C-200-290 200-290 158-20C150-100 70-150 0-176C-70-150-150-100-158-20Z', {
        fill: hair,
        stroke: palette.ink,
      });
    case 'scarf':
      return path('M-160 10C-210-300 210-300 160 10C150-90 80-136 0-140S-150-90-160 10Z', {
        fill: trim,
        stroke: palette.ink,
      });
    case 'short':
    case 'side':
      return path(
        style === 'side'
          ? 'M-152-70C-190-290 130-330 160-110L150-70C140-140 90-170 60-176C0-150-100-150-130-150Z'
          : 'M-152-60C-180-300 180-300 152-60C150-130 120-170 100-180C40-150-40-150-100-180C-120-170-150-130-152-60Z',
        { fill: hair, stroke: palette.ink },
      );
    case 'curly':
      return [-120, -60, 0, 60, 120]
        .map((x) => dot(x, -200 + Math.abs(x) * 0.35, 56, hair))
        .join('');
    case 'cap':
      return (
        path('M-150-110C-230-250-120-370-60-330C-20-400 80-390 90-330C190-350 220-230 150-110Z', {
          fill: palette.chuno,
          stroke: palette.rekha,
        }) +
        path('M-152-130Q0-180 152-130V-86Q0-136-152-86Z', {
          fill: palette.salt,
          stroke: palette.rekha,
        })
      );
    default:
      return path('M-154-40C-166-120-160-160-140-170M154-40C166-120 160-160 140-170', {
        stroke: hair,
        width: 36,
      });
  }
}

const face = ({ hair, hasMoustache, hasGlasses, hasBindi }: Person) =>
  path('M-86-46q26-18 56-6M30-52q30-12 56 6', { stroke: hair, width: 12 }) +
  dot(-56, -8, 13, palette.ink) +
  dot(56, -8, 13, palette.ink) +
  path('M4-10q20 50-6 62', { stroke: SKIN_LINE, width: 8 }) +
  path('M-46 88q46 40 92 0', { stroke: palette.majith, width: 12 }) +
  (hasMoustache
    ? path('M-72 78C-50 48-14 54 0 66C14 54 50 48 72 78C40 84 20 78 0 76C-20 78-40 84-72 78Z', {
        fill: hair,
        stroke: hair,
        width: 6,
      })
    : '') +
  (hasGlasses
    ? ellipse(-58, -8, 48, 42, { stroke: palette.ink, width: 8 }) +
      ellipse(58, -8, 48, 42, { stroke: palette.ink, width: 8 }) +
      path('M-10-10q10-8 20 0', { stroke: palette.ink, width: 8 })
    : '') +
  (hasBindi ? dot(0, -70, 13, palette.majith) : '');

/** Head and shoulders; the chin is at about 0, 160. */
export const bust = (person: Person) =>
  hairBehind(person) +
  path('M-400 620C-390 330-250 270-90 230H90C250 270 390 330 400 620Z', {
    fill: person.cloth,
    stroke: palette.ink,
  }) +
  path('M-90 230Q0 340 90 230L70 120H-70Z', { fill: person.skin, stroke: SKIN_LINE }) +
  path('M-112 236Q0 400 112 236', { stroke: person.trim, width: 30 }) +
  ellipse(-154, 0, 30, 44, { fill: person.skin, stroke: SKIN_LINE }) +
  ellipse(154, 0, 30, 44, { fill: person.skin, stroke: SKIN_LINE }) +
  path('M-152-60C-160-260 160-260 152-60C156 90 80 176 0 178S-156 90-152-60Z', {
    fill: person.skin,
    stroke: SKIN_LINE,
  }) +
  hairInFront(person) +
  face(person) +
  (person.style === 'cap'
    ? place(rect(-60, 0, 120, 90, { fill: person.trim, width: 0 }), { x: 190, y: 400 })
    : '');
