"""The site's first picture: a thali of khaman, fafda, jalebi, khandvi, gathiya and katoris; calm indigo above for the headline.

`npm run trace` cuts the landscape `hero-thali` from it.
"""

from dishes.fafda import pile, sambharo
from kit import bits, fried, materials, paint, steamed, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, copy, place, rng, stored

GROUND = 'gali'
RATIO = 1500 / 1200


CUBES = [(-5.0, 3.2, 0, 14), (-1.2, 3.7, 0, -6), (-3.7, -0.5, 0, 8), (0.0, 0.0, 0, -14), (-2.3, 1.7, 1, 28)]


def build():
    random = rng(21)
    ware.thali(12.6)
    floor = ware.THALI_FLOOR
    # Khaman in the middle, the highest thing on the thali.
    patterns = stored(*[steamed.khaman(i, (1.75, 1.75, 1.3)) for i in range(3)])
    for i, (x, y, layer, turn) in enumerate(CUBES):
        copy(patterns[i % 3], (x, y, floor + 1.3 + layer * 2.62), (0, 0, turn + 90 * i)).name = 'khaman'
    for seed, at, turn in [(1, (3.9, -5.6, floor + 0.05), (0, 0, 30)), (2, (8.2, -3.2, floor + 0.05), (0, 0, 150)), (4, (4.3, -1.9, floor + 0.25), (0, 4, 90)),
                           (5, (5.7, -3.6, floor + 0.75), (-8, 5, 260))]:
        place(fried.jalebi(seed, 2.6, 3.2, 0.27), at, turn, 0.98)
    pile(random, (-3.9, -6.3, floor), -20, 9, (8.4, 9.6), (1.5, 1.8), 1.7)
    # Their ends towards the viewer, so that the sheet shows how it is rolled.
    rolls = stored(*[steamed.khandvi(i, steamed.khandvi_skin(), 3.4, 0.8) for i in range(3)])
    for i, (x, z) in enumerate([(4.2, 0), (5.8, 0), (7.4, 0), (5.0, 1.36), (6.6, 1.36)]):
        copy(rolls[i % 3], (x + 0.3, 2.3 + 0.1 * x, floor + z), (0, 0, random.uniform(-5, 5) - 70)).name = 'khandvi'
    skin = paint.skin('gathiya', 0.15)
    for i, (x, y, turn) in enumerate([(-9.9, -1.2, 96), (-9.3, 0.4, 84), (-8.2, -2.2, 118), (-9.6, -0.4, 70)]):
        place(fried.gathiya(i + 1, skin, 5.6, 0.5), (x, y, floor + 0.5 + 0.75 * (i == 3)), (0, 0, turn))
    chutney = materials.plain('chutney', '#568A14', 0.35, 0.15, shine=0.3, second='#356209', grain=3.5, bump=1.0)
    sweet = materials.plain('sweet', '#5E1A0A', 0.3, 0.2, shine=0.4, second='#481206', grain=1.5, bump=0.2)
    ware.katori((6.0, 7.6, floor), 1.0, chutney)
    ware.katori((-6.4, 7.3, floor), 1.0, sweet)
    sambharo((-0.2, 8.8, floor), random, 0.95)
    bits.chilli((1.4, -9.5, floor + 0.46), (0, 0, 8), 5.8, 0.48, 0.4)
    drop = Drop()
    curry, coriander = bits.curry_leaves(), bits.coriander()
    for i, x, y, spin in [(0, -3.0, 1.7, 25), (1, -1.6, 2.4, 140), (2, 0.1, -0.2, -30)]:
        drop.put(curry[i], x, y, spin, (7, -6), 0.13, 0.9)
    for x, y in [(-2.1, 1.1), (-4.1, -0.8), (-0.8, 4.4), (5.4, 2.4), (5.7, 7.8)]:
        drop.put(coriander[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.15, random.uniform(0.8, 1.0))
    drop.refresh()
    mustard, sesame, coconut = bits.mustard(), bits.sesame(), bits.coconut()
    for i, (x, y, _, turn) in enumerate(CUBES):
        steamed.tempering(drop, random, i, (x, y), 1.7, turn, mustard, sesame, coconut, (18, 6, 9), 'khaman')
    scatter(drop, random, [mustard], (6.0, 2.8), 2.6, 34, 'khandvi', 0.03, 0.5)
    scatter(drop, random, coconut, (6.0, 2.8), 2.4, 16, 'khandvi', 0.04, 0.5)
    scatter(drop, random, bits.slivers(size=(0.32, 0.08, 0.05)), (5.8, -3.6), 4.0, 26, 'jalebi', 0.05, 0.35)
    studio.camera((-0.2, 6.6, 1.2), 30.6, azimuth=8)
