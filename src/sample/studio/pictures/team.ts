import { palette } from '#/sample/studio/palette.ts';
import { bust, type Person } from '#/sample/studio/people.ts';
import { HEIGHT, WIDTH } from '#/sample/studio/plates.ts';
import { dot, ellipse, place, rect } from '#/sample/studio/shapes.ts';

const SKIN = { light: '#d9a06f', warm: '#c58350', deep: '#a5683c' };
const BLACK = '#1d1a22';
const GREY = '#b9bcc4';
const MIRRORS = 28;

interface Portrait extends Person {
  ground: string;
  ring: string;
}

/** A portrait in a ring of mirrors, as in Rabari embroidery. */
function medallion({ ground, ring, ...person }: Portrait) {
  const mirrors = Array.from({ length: MIRRORS }, (_, index) => {
    const angle = (index / MIRRORS) * 2 * Math.PI;
    const x = 800 + Math.cos(angle) * 524;
    const y = 600 + Math.sin(angle) * 524;
    return (
      dot(x, y, 38, palette.ink) +
      dot(x, y, 30, palette.aabhla) +
      dot(x - 9, y - 10, 9, palette.chuno)
    );
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    rect(0, 0, WIDTH, HEIGHT, { fill: ground, width: 0 }) +
    dot(800, 600, 572, ring) +
    dot(800, 600, 476, palette.rann) +
    '<clipPath id="frame"><circle cx="800" cy="600" r="476"/></clipPath>' +
    `<g clip-path="url(#frame)">${place(bust(person), { x: 800, y: 610, scale: 1.3 })}</g>` +
    ellipse(800, 600, 476, 476, { stroke: palette.ink }) +
    mirrors +
    '</svg>'
  );
}

const { gali, majith, haldar, limdo, rani, kesar, rann, besan, chuno, aabhla, salt } = palette;

const portraits: Record<string, Portrait> = {
  'team-hansa': {
    style: 'bun',
    skin: SKIN.warm,
    hair: GREY,
    cloth: rani,
    trim: haldar,
    hasBindi: true,
    hasGlasses: true,
    ground: gali,
    ring: majith,
  },
  'team-bhargav': {
    style: 'side',
    skin: SKIN.warm,
    hair: BLACK,
    cloth: gali,
    trim: rann,
    hasMoustache: true,
    ground: haldar,
    ring: gali,
  },
  'team-rukhsana': {
    style: 'scarf',
    skin: SKIN.light,
    hair: BLACK,
    cloth: limdo,
    trim: besan,
    ground: majith,
    ring: haldar,
  },
  'team-mehul': {
    style: 'cap',
    skin: SKIN.deep,
    hair: BLACK,
    cloth: chuno,
    trim: majith,
    hasMoustache: true,
    ground: gali,
    ring: haldar,
  },
  'team-jignesh': {
    style: 'bald',
    skin: SKIN.deep,
    hair: GREY,
    cloth: haldar,
    trim: majith,
    hasMoustache: true,
    hasGlasses: true,
    ground: limdo,
    ring: gali,
  },
  'team-devika': {
    style: 'plait',
    skin: SKIN.deep,
    hair: BLACK,
    cloth: aabhla,
    trim: gali,
    hasBindi: true,
    ground: haldar,
    ring: rani,
  },
  'team-kirtan': {
    style: 'curly',
    skin: SKIN.light,
    hair: '#3b2417',
    cloth: kesar,
    trim: rann,
    hasGlasses: true,
    ground: salt,
    ring: gali,
  },
  'team-foram': {
    style: 'plait',
    skin: SKIN.light,
    hair: '#3b2417',
    cloth: majith,
    trim: haldar,
    hasBindi: true,
    ground: gali,
    ring: limdo,
  },
};

/** The eight members of the team, by file name. */
export const teamPictures: Record<string, () => string> = Object.fromEntries(
  Object.entries(portraits).map(([name, portrait]) => [name, () => medallion(portrait)]),
);
