"""Nylon khaman: a pile of lemon-yellow cubes on a steel thali, mustard, curry leaf, coriander, green chutney."""

from kit import bits, materials, steamed, studio, ware
from kit.shapes import Drop, copy, rng, stored

GROUND = 'gali'
# x, y, layer, turn
PIECES = [(-6.2, -1.2, 0, 14), (-2.3, -4.9, 0, -9), (2.1, -4.4, 0, 12), (-3.1, -0.4, 0, -3), (1.5, 0.4, 0, 7), (-4.2, 4.2, 0, -14),
          (0.4, 4.9, 0, 4), (-1.5, -2.6, 1, 34), (-1.2, 2.2, 1, -20)]


def build():
    random = rng(7)
    ware.thali()
    patterns = stored(*[steamed.khaman(i, tuple(c * random.uniform(0.97, 1.03) for c in steamed.KHAMAN_HALF)) for i in range(4)])
    for i, (x, y, layer, turn) in enumerate(PIECES):
        at = (x, y, ware.THALI_FLOOR + 1.45 + layer * 2.95)
        tilt = random.uniform(-1.5, 1.5, 2)
        piece = copy(patterns[i % 4], at, (tilt[0], tilt[1], turn + 90 * (i // 4)))
        piece.name = 'khaman'
    chutney = materials.plain('chutney', '#568A14', 0.35, 0.15, shine=0.3, second='#356209', grain=3.5, bump=1.0)
    ware.katori((6.2, 3.9, ware.THALI_FLOOR), 1.0, chutney)
    bits.chilli((7.3, -1.6, 0.72), (0, 0, 66), 6.4, 0.5)
    bits.chilli((5.2, -6.4, 0.7), (0, 0, 22), 5.4, 0.45, -0.45)
    drop = Drop()
    curry, coriander = bits.curry_leaves(), bits.coriander()
    for i, x, y, spin, tilt in [(0, -2.4, -3.0, 25, (8, -6)), (1, -0.9, -1.9, 140, (-10, -8)), (2, -1.6, 2.4, -30, (6, -5)),
                                (1, -6.6, -1.6, 30, (10, -4)), (0, 1.6, -4.8, -10, (8, -4)), (2, 1.6, 0.2, 60, (6, -6))]:
        drop.put(curry[i], x, y, spin, tilt, 0.13, 0.95)
    for x, y in [(-1.2, -3.0), (-0.6, -2.2), (-5.6, -0.6), (-0.6, 1.8), (-1.9, 1.5), (2.4, 0.9), (2.7, -4.9), (-2.9, -5.4), (-4.6, 4.6), (1.0, 5.2), (6.0, 4.2), (6.7, 3.7)]:
        drop.put(coriander[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-14, 14, 2)), 0.15, random.uniform(0.8, 1.15))
    drop.refresh()
    seed, white, shred = bits.mustard(), bits.sesame(), bits.coconut()
    for i, (x, y, _, turn) in enumerate(PIECES):
        steamed.tempering(drop, random, i, (x, y), 2.0, turn, seed, white, shred, (24, 8, 12), 'khaman')
    studio.camera((-0.1, -0.3, 1.6), 23.6)
