"""Kutchi dabeli: two pressed buns full of spiced potato, nylon sev on their edges, peanuts and pomegranate."""

import math

from kit import bits, bread, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, block, copy, noise, place, rng

GROUND = 'rann'


def filling(seed):
    def shape(p):
        return p * (1 + 0.05 * noise(p, 1.2, seed, 2))[:, None]

    body = block('filling', (3.15, 2.95, 0.75), 0.55, paint.skin('filling', 0.1, dry=0.5, wet=0.34), seed, 80, 0.25, 0.0, 0.2, 0.03, shape)
    return paint.decorate(body, paint.fried(seed, '#C9702A', '#A5481A', '#7A2A10', 0.5, 0.09, 1.3, 0.0, 0.9, (('#3F7A22', 2.6, 0.10, 0.25),)))


def one(random, drop_later, seed, x, y, turn, floor):
    place(bread.pav(seed, (3.2, 3.0, 1.9), high=-0.25), (x, y, floor + 1.9), (0, 0, turn))
    place(filling(seed), (x, y, floor + 1.95), (0, 0, turn))
    place(bread.pav(seed + 4, (3.2, 3.0, 1.9), low=-0.08), (x + 0.05, y + 0.2, floor + 2.95), (-7, 0, turn + 3))
    drop_later.append((x, y, turn))


def build():
    random = rng(14)
    ware.thali(10.6)
    floor, spots = ware.THALI_FLOOR, []
    one(random, spots, 1, -3.7, -0.4, 16, floor)
    one(random, spots, 2, 3.6, 0.9, -14, floor)
    sev, seeds, nuts = bits.sev(14, 0.045, (0.5, 1.1)), bits.pomegranate(), bits.peanuts()
    # Dabeli is rolled in sev: strands, seeds and nuts cling to the filling all round the open edge.
    for x, y, turn in spots:
        for kind, count, out in ((sev, 520, 0.22), (seeds, 26, 0.12), (nuts, 14, 0.12)):
            for _ in range(count):
                s, side = random.uniform(-1, 1), random.integers(4)
                px, py = [(s * 3.05, -2.95 - out), (-3.15 - out, s * 2.8), (3.15 + out, s * 2.8), (s * 3.05, -2.95 - out)][side]
                c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                # The corners are round.
                k = 1 - 0.10 * (abs(px) / 3.3 * abs(py) / 3.1) ** 3
                z = floor + 1.95 + random.normal(0, 0.32)
                copy(kind[random.integers(len(kind))], (x + (px * c - py * d) * k, y + (px * d + py * c) * k, z),
                     tuple(random.uniform(0, 360, 3)), random.uniform(0.8, 1.1))
    drop = Drop()
    scatter(drop, random, sev, (0.3, -5.6), 2.2, 60, 'thali', 0.05, 0.8)
    scatter(drop, random, seeds, (0.4, -5.4), 2.2, 14, 'thali', 0.22, 0.8)
    scatter(drop, random, nuts, (0.4, -5.6), 2.4, 9, 'thali', 0.22, 0.8)
    bits.chilli((5.6, -5.3, floor + 0.5), (0, 0, 34), 5.2, 0.45, 0.35, fried=True)
    studio.camera((0, -0.2, 1.9), 22.2, azimuth=-5)
