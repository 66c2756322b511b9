"""Surti locho: soft broken lumps glistening with butter on an enamel plate, sev, onion, masala and green chutney."""

from kit import bits, heaps, materials, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, rng

GROUND = 'rann'


def build():
    random = rng(19)
    ware.plate(8.4)
    look = lambda seed: paint.sponge(seed, ('#FAE38E', '#F5D56C'), '#F6D768', '#E0A232', 1.0, 0.85)
    heaps.mound('locho', (-0.4, -0.2, 0.45), 5.2, 1.5, look(1), 1, 0.4, 0.8, edge=0.82)
    drop = Drop()
    lumps = heaps.crumbs('locho', 7, 1.1, look, 3, 6)
    scatter(drop, random, lumps, (-0.4, -0.2), 4.3, 44, None, 0.25, 0.2, 90, (0.55, 1.05))
    drop.refresh()
    scatter(drop, random, lumps, (-0.4, -0.2), 5.0, 90, None, 0.1, 0.2, 90, (0.16, 0.4))
    drop.refresh()
    scatter(drop, random, bits.onions(), (-0.4, -0.6), 4.4, 70, 'locho', 0.1, 0.3, 60, (0.6, 1.0))
    drop.refresh()
    sev = bits.sev(16, 0.05, (0.7, 1.8), ('#F8CC58', '#EFB030'))
    for pass_ in range(2):
        scatter(drop, random, sev, (-0.2, 0.3), 3.4 - 0.6 * pass_, 190, None, 0.06, 0.3, 26)
        drop.refresh()
    scatter(drop, random, [bits.powder('#A8200F')], (-0.4, -0.4), 4.6, 420, None, 0.02, 0.3)
    leaves = bits.coriander()
    for x, y in [(-1.6, -1.6), (0.9, 0.3), (1.2, -2.4), (-2.8, 0.9), (-0.4, 1.4)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-14, 14, 2)), 0.2, 0.85, 0.3)
    chutney = materials.plain('chutney', '#568A14', 0.35, 0.15, shine=0.3, second='#356209', grain=3.5, bump=1.0)
    ware.katori((4.8, 2.9, ware.PLATE_FLOOR + 0.1), 0.72, chutney)
    studio.camera((0, -0.2, 1.0), 18.6, azimuth=-8)
