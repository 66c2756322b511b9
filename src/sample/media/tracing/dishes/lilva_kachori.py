"""Lilva kachori: four round pleated kachoris on an enamel plate, one broken open to its green pigeon-pea filling."""

from kit import fried, materials, paint, studio, ware
from kit.shapes import ball, copy, noise, place, rng

GROUND = 'gali'


def half(seed, radius=1.75):
    """The shell cut in two, heaped with filling; the cut looks up."""
    def shell(p):
        p = p * radius
        up = p[:, 2] > 0
        p[up] *= [0.86, 0.86, -0.78]
        return p

    cup = paint.decorate(ball('kachori', paint.skin('shell', 0.1, dry=0.5, wet=0.36), 6, shell), paint.fried(seed, '#F0C478', '#DDA044', '#A8641F', 0.32, 0.012, 0.9, 0.03, 0.6))
    stuff = paint.skin('lilva', 0.1, dry=0.5, wet=0.35)

    def mound(p):
        out = 1 + 0.08 * noise(p, 1.5, seed, 2)
        grain = paint.step(paint.cells(p * radius, 2.6, seed)[0], 0.6, 0.1) * 0.12
        return p * (radius * 0.84 * out + grain)[:, None] * [1, 1, 0.5]

    def look(p, normals):
        distance, wide, _ = paint.cells(p, 2.6, seed)
        color = paint.mix('#6E8F2A', '#94AE48', wide)
        color = paint.mix(color, '#47601A', paint.step(distance, 0.4, 0.7))
        color = paint.mix(color, '#F4EAD0', paint.flecks(p, 3.2, 0.16, seed, 0.25))
        return color, 0.7 + 0 * wide, 0.03 * noise(p, 4, seed, 2)

    mound_ = paint.decorate(ball('filling', stuff, 6, mound), look)
    return cup, mound_


def build():
    random = rng(16)
    ware.plate(7.9)
    floor = ware.PLATE_FLOOR
    patterns = [fried.kachori(i) for i in range(3)]
    # Tipped towards the viewer, so that the pinched knots show.
    whole = [(0, -3.9, 0.5, 1.55, (26, -10, 20)), (1, -0.6, 2.6, 1.55, (18, 6, 110)), (2, 2.9, 2.3, 1.55, (22, 14, 200))]
    for i, x, y, z, turn in whole:
        place(patterns[i], (x, y, floor + z), turn)
    copy(patterns[2], (-3.6, 4.0, floor + 1.55), (14, -6, 250))
    copy(patterns[1], (-2.5, 1.9, floor + 4.0), (30, -4, 300))
    for seed, at, turn in [(5, (-1.2, -3.2, floor + 1.5), (26, -8, 0)), (6, (2.3, -2.6, floor + 1.5), (24, 12, 80))]:
        for part in half(seed):
            place(part, at, turn)
    chutney = materials.plain('chutney', '#7A2A14', 0.2, 0.5, shine=0.5, second='#5E1C0C', grain=2, bump=0.2)
    ware.katori((5.3, -0.2, floor + 0.05), 0.6, chutney)
    studio.camera((0.1, -0.2, 1.6), 16.6, azimuth=10)
