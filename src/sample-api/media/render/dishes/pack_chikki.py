"""Pack of peanut chikki: a madder pouch, squares of peanuts in jaggery before it."""

from kit import bits, pack, paint
from kit.bits import scatter
from kit.shapes import Drop, block, copy, place, rng

GROUND = 'rann'


def square(seed):
    glass = paint.syrup('chikki', 0.1, 6.0)
    body = block('chikki', (2.1, 2.1, 0.42), 0.14, glass, seed, 80, 0.05, 0.0, 0.0, 0.04)

    def look(p, normals):
        q = p * [1, 1, 0.6]
        distance, wide, chosen = paint.cells(q, 1.35, seed)
        nut = paint.step(distance, 0.46, 0.36) * (chosen < 0.85)
        tone = paint.mix('#8C3F0C', '#A9560F', paint.step(distance, 0.3, 0.7))
        tone = paint.mix(tone, paint.mix('#EBC588', '#D9A660', wide), nut)
        return tone, 1 + 0 * distance, 0.12 * paint.step(distance, 0.6, 0.15) * (chosen < 0.85)

    return paint.decorate(body, look)


def build():
    random = rng(36)
    pack.stand('#94191C', '#F7D774', pack.chikki_mark)
    patterns = [place(square(i), at, (0, 0, turn)) for i, at, turn in
                [(1, (2.0, -2.8, 0.45), 12), (2, (6.4, -2.2, 0.45), -16), (3, (4.6, 1.0, 0.45), 30)]]
    for i, (x, y, z, tilt) in enumerate([(3.9, -2.2, 1.32, (0, 4)), (5.0, -0.6, 1.4, (4, -3)), (4.2, -1.4, 2.25, (-3, 3))]):
        copy(patterns[i], (x, y, z), (*tilt, random.uniform(0, 360)))
    scatter(Drop(), random, bits.peanuts(), (4.4, -4.4), 3.2, 9, 'ground', 0.22)
