"""Khandvi: two rows of tight yellow rolls on an enamel plate, mustard, coconut and coriander over them."""

from kit import bits, steamed, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, copy, rng, stored

GROUND = 'gali'


def build():
    random = rng(9)
    ware.plate(8.2)
    skin = steamed.khandvi_skin()
    patterns = stored(*[steamed.khandvi(i, skin, 3.6 + 0.2 * (i % 2)) for i in range(5)])
    floor, k = ware.PLATE_FLOOR, 0
    for x, y0, count in [(-3.7, -2.6, 4), (0.1, -4.0, 5), (3.8, -3.2, 4)]:
        for j in range(count):
            at = (x + random.uniform(-0.15, 0.15), y0 + j * 1.84, floor)
            copy(patterns[k % 5], at, (0, 0, random.uniform(-6, 6) + (180 if k % 2 else 0))).name = 'khandvi'
            k += 1
    for x, y in [(-1.8, -1.6), (2.0, -2.2), (-1.7, 0.6), (2.1, 0.3), (0.2, 2.6)]:
        copy(patterns[k % 5], (x, y, floor + 1.46), (0, 0, random.uniform(-12, 12))).name = 'khandvi'
        k += 1
    copy(patterns[1], (0.2, -0.7, floor + 2.92), (0, 0, 9)).name = 'khandvi'
    drop = Drop()
    leaves, curry = bits.coriander(), bits.curry_leaves()
    for x, y in [(-0.9, -2.7), (0.9, 0.2), (-1.1, 2.4), (-3.4, -0.4), (3.2, -2.6), (2.9, 2.1), (0.4, -4.9)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.16, random.uniform(0.75, 1.0), 0.4)
    drop.put(curry[1], 1.6, -1.6, 200, (6, -6), 0.12, 0.9, 0.4)
    drop.refresh()
    scatter(drop, random, [bits.mustard()], (0, 0), 5.4, 110, 'khandvi', 0.03, 0.5)
    scatter(drop, random, bits.coconut(), (0, 0), 5.2, 80, 'khandvi', 0.04, 0.5)
    studio.camera((0, -0.3, 1.2), 18.2, azimuth=40)
