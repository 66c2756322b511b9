"""Handvo: three wedges with an orange sesame crust on an enamel plate, a katori of green chutney behind."""

from kit import bits, materials, steamed, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, place, rng

GROUND = 'rann'


def build():
    random = rng(6)
    ware.plate(9.0)
    floor = ware.PLATE_FLOOR
    for seed, at, turn in [(1, (-2.9, -1.5, floor + 1.5), (0, 0, 208)), (2, (2.6, -2.7, floor + 1.5), (0, 0, -38)), (3, (-1.9, 3.1, floor + 1.5), (0, 0, 150))]:
        place(steamed.handvo(seed), at, turn)
    chutney = materials.plain('chutney', '#568A14', 0.35, 0.15, shine=0.3, second='#356209', grain=3.5, bump=1.0)
    ware.katori((4.4, 3.4, floor), 0.92, chutney)
    drop = Drop()
    scatter(drop, random, [bits.sesame('#FBEFCB')], (-0.3, -0.2), 6.4, 420, 'handvo', 0.03, 0.8)
    scatter(drop, random, [bits.mustard()], (-0.3, -0.2), 6.4, 60, 'handvo', 0.03, 0.8)
    curry = bits.curry_leaves()
    for i, x, y, spin in [(0, -3.9, -1.6, 40), (1, 2.4, -3.2, 120), (2, -2.4, 3.2, -20)]:
        drop.put(curry[i], x, y, spin, (6, -6), 0.13, 0.95)
    studio.camera((0.2, -0.5, 1.2), 20.4, azimuth=14)
