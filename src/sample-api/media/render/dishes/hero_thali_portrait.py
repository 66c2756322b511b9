"""The site's first picture: a thali of khaman, fafda, jalebi, khandvi, gathiya and katoris; calm indigo above for the headline.

`npm run render` cuts the landscape `hero-thali` from it.
"""

from dishes.fafda import pile, sambharo
from kit import bits, fried, materials, paint, steamed, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, copy, place, rng, stored

GROUND = 'gali'
RATIO = 1500 / 1200


def build():
    random = rng(21)
    ware.thali(12.6)
    floor = ware.THALI_FLOOR
    # Khaman in the middle, the highest thing on the thali.
    patterns = stored(*[steamed.khaman(i, (1.75, 1.75, 1.3)) for i in range(3)])
    cubes = [(-4.6, -0.8, 0, 14), (-0.9, -2.1, 0, -8), (-1.3, 1.7, 0, 10), (-5.0, 2.9, 0, -12), (-2.7, 0.3, 1, 30), (-1.6, 5.2, 0, 4)]
    for i, (x, y, layer, turn) in enumerate(cubes):
        copy(patterns[i % 3], (x, y, floor + 1.3 + layer * 2.62), (0, 0, turn + 90 * i)).name = 'khaman'
    for seed, at, turn in [(1, (4.5, -5.0, floor + 0.05), (0, 0, 30)), (2, (8.0, -2.0, floor + 0.05), (0, 0, 150)), (4, (3.6, -1.4, floor + 0.25), (0, 4, 90)),
                           (5, (5.7, -2.7, floor + 0.75), (-8, 5, 260))]:
        place(fried.jalebi(seed, 2.6, 3.2, 0.27), at, turn, 0.98)
    pile(random, (-4.5, -5.9, floor), -30, 8, (8.0, 9.2), (2.0, 2.4), 2.0)
    rolls = stored(*[steamed.khandvi(i, steamed.khandvi_skin(), 3.2, 0.8) for i in range(3)])
    for i, (x, y, z) in enumerate([(2.9, 2.2, 0), (3.2, 3.9, 0), (2.9, 5.6, 0), (3.0, 3.1, 1.32), (3.1, 4.8, 1.32)]):
        copy(rolls[i % 3], (x, y, floor + z), (0, 0, random.uniform(-8, 8) - 12)).name = 'khandvi'
    skin = paint.skin('gathiya', 0.15)
    for i, (x, y, turn) in enumerate([(-9.1, -0.4, 96), (-8.2, 1.2, 82), (-9.2, 2.8, 104), (-7.6, -0.6, 112), (-8.8, 1.2, 75), (-7.8, 2.6, 66)]):
        place(fried.gathiya(i + 1, skin, 5.6, 0.44), (x, y, floor + 0.45 + 0.62 * (i > 3)), (0, 0, turn))
    chutney = materials.plain('chutney', '#568A14', 0.35, 0.15, shine=0.3, second='#356209', grain=3.5, bump=1.0)
    sweet = materials.plain('sweet', '#5E1A0A', 0.3, 0.2, shine=0.4, second='#481206', grain=1.5, bump=0.2)
    ware.katori((7.4, 4.8, floor), 1.0, chutney)
    ware.katori((-6.2, 7.3, floor), 1.0, sweet)
    sambharo((2.6, 8.6, floor), random, 0.95)
    bits.chilli((0.6, -8.3, floor + 0.46), (0, 0, -14), 6.4, 0.5)
    bits.chilli((2.4, -9.4, floor + 0.46), (0, 0, 8), 5.4, 0.44, -0.4)
    drop = Drop()
    curry, coriander = bits.curry_leaves(), bits.coriander()
    for i, x, y, spin in [(0, -3.6, 0.0, 25), (1, -2.4, 1.0, 140), (2, -1.2, -2.5, -20), (1, -5.2, 2.9, 40)]:
        drop.put(curry[i], x, y, spin, (7, -6), 0.13, 0.9)
    for x, y in [(-2.6, 0.2), (-4.9, -0.6), (-0.6, -1.6), (2.6, 3.2), (7.1, 5.0), (3.2, 5.0), (-1.5, 2.4)]:
        drop.put(coriander[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.15, random.uniform(0.75, 1.0))
    drop.refresh()
    mustard, sesame, coconut = bits.mustard(), bits.sesame(), bits.coconut()
    for i, (x, y, _, turn) in enumerate(cubes):
        steamed.tempering(drop, random, i, (x, y), 1.7, turn, mustard, sesame, coconut, (18, 6, 9), 'khaman')
    scatter(drop, random, [mustard], (3.0, 4.0), 2.6, 34, 'khandvi', 0.03, 0.5)
    scatter(drop, random, bits.slivers(size=(0.32, 0.08, 0.05)), (5.6, -2.8), 4.0, 26, 'jalebi', 0.05, 0.35)
    studio.camera((-0.5, 7.0, 1.2), 30.0, azimuth=8)
