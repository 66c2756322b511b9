"""A stand-up pouch with a drawn label: no words, a sign of what is inside."""

import math

import numpy as np

from kit import paint, studio
from kit.shapes import grid_faces, mesh, noise, place, welded

WIDTH, HEIGHT, DEPTH = 10.0, 13.6, 4.2


def form(rows=420, columns=620):
    """Points round the pouch: a lens in section, flat sealed top, wide foot."""
    v, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing='ij')
    full = np.clip((0.93 - v) / 0.93, 0, 1)
    depth = DEPTH / 2 * full**0.62 * (0.72 + 0.5 * np.sin(np.clip(v * 1.25 + 0.12, 0, 1) * math.pi) ** 1.2 * 0.55) + 0.06
    narrow = WIDTH / 2 * (1 - 0.035 * np.sin(v * math.pi))
    x = narrow * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.75
    y = depth * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 1.1
    p = np.stack([x, y, v * HEIGHT], -1)
    crease = 0.10 * noise(p * np.array([1, 0.3, 0.5]), 0.42, 3, 2) + 0.05 * np.abs(noise(p, 0.8, 5))
    p[..., 1] += crease * np.clip(full * 3, 0, 1) * np.sign(np.sin(a))
    # Ribs of the heat seal.
    p[..., 1] += np.where(v > 0.935, 0.03 * np.sin(v * 520) * np.sign(np.sin(a)), 0)
    return p


def diamonds(x, z, size):
    """Stepped patola diamonds in a row: 1 inside."""
    u = np.abs(((x / size) % 1) - 0.5) * 2
    w = np.abs(z / size * 2)
    steps = lambda t: np.floor(t * 5 + 0.5) / 5
    return ((steps(u) + steps(w)) < 0.85) * 1.0, ((steps(u) + steps(w)) < 0.3) * 1.0


def pouch(at, turn, color, second, mark, tilt=-6):
    """mark(x, z) returns (colour, cover) for points in cm from the label's middle."""
    p = form()
    rows, columns = p.shape[:2]
    skin = paint.skin('pouch', dry=0.42, wet=0.3, coat=0.25, coat_rough=0.3, soft=0.0)
    body = welded(mesh('pouch', p, grid_faces(rows, columns, False, True), skin))

    def look(q, normals):
        x, z = q[:, 0], q[:, 2]
        front = q[:, 1] < 0
        tone = paint.mix(color, color, 0 * x)
        for middle, size in ((1.25, 1.25), (11.35, 1.25)):
            band = (np.abs(z - middle) < 0.95) & (z < 12.6)
            outer, inner = diamonds(x, z - middle, size)
            tone = paint.mix(tone, second, (np.abs(np.abs(z - middle) - 0.82) < 0.06) * 1.0)
            tone = paint.mix(tone, second, outer * band * (np.abs(z - middle) < 0.7))
            tone = paint.mix(tone, color, inner * band * (np.abs(z - middle) < 0.7))
        r = np.hypot(x, z - 6.3)
        # A thali as label: rim, plate, hairline.
        for radius, ring in ((3.75, '#CFE3E8'), (3.45, '#F6F7F3'), (3.05, '#6B7787'), (2.98, '#F6F7F3')):
            tone = paint.mix(tone, ring, paint.step(r, radius + 0.02, radius - 0.02) * front)
        ink, cover = mark(x, z - 6.3)
        tone = paint.mix(tone, ink, cover * front * (r < 2.95))
        return tone, 0.5 + 0 * x, 0 * x

    return place(paint.decorate(body, look), at, (tilt, 0, turn))


def stand(color, second, mark):
    """The pouch where it stands in every picture of a pack, its food before it on the right, and the camera."""
    pouch((-2.6, 3.2, 0.1), 8, color, second, mark)
    studio.camera((0.7, 0.8, 4.9), 27.5, azimuth=4)


def line(distance, half, soft=0.02):
    return paint.step(distance, half + soft, half - soft)


def stroke(x, z, points, half):
    """Cover of a polyline with round ends."""
    best = np.full(len(x), 99.0)
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        dx, dz = bx - ax, bz - az
        t = np.clip(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, z - az - t * dz))
    return line(best, half)


def wavy(x0, z0, length, turn, amplitude=0.22, waves=1.2, n=14):
    t = np.linspace(-0.5, 0.5, n)
    u, w = t * length, amplitude * np.sin(t * 2 * math.pi * waves)
    c, s = math.cos(turn), math.sin(turn)
    return [(x0 + a * c - b * s, z0 + a * s + b * c) for a, b in zip(u, w)]


def khakhra_mark(x, z):
    r = np.hypot(x, z)
    tone = paint.mix('#E6B866', '#A5662A', paint.flecks(np.stack([x, 0 * x, z], -1), 1.3, 0.6, 3, 0.3))
    tone = paint.mix(tone, '#8C4320', line(np.abs(r - 2.3), 0.06))
    return tone, line(r, 2.36)


def thepla_mark(x, z):
    r = np.hypot(x, z + 1.0)
    half = line(r, 2.5) * (z > -1.0)
    tone = paint.mix('#E2B253', '#3F6A1C', paint.flecks(np.stack([x, 0 * x, z], -1), 1.5, 0.5, 4, 0.26))
    tone = paint.mix(tone, '#8C4320', np.maximum(line(np.abs(r - 2.44), 0.06), line(np.abs(z + 0.98), 0.06)))
    return tone, half


def strokes_mark(lines, fill, edge, half):
    def mark(x, z):
        tone, cover = paint.mix(fill, fill, 0 * x), 0 * x
        for points in lines:
            outer, inner = stroke(x, z, points, half), stroke(x, z, points, half - 0.06)
            tone = paint.mix(paint.mix(tone, edge, outer), fill, inner)
            cover = np.maximum(cover, outer)
        return tone, cover

    return mark


sev_mark = strokes_mark([wavy(x, z, 2.4, a, 0.3, 0.9) for x, z, a in [(-0.9, 0.9, 0.5), (0.7, 1.2, -0.4), (0.1, 0.3, 0.1), (-1.1, -0.4, -0.3), (1.1, -0.2, 0.6), (0, -1.0, 0.2), (0.3, -1.6, -0.2)]],
                        '#F2B21B', '#B84E08', 0.2)


def chakri_mark(x, z):
    r, a = np.hypot(x, z), np.arctan2(z, x)
    phase = (r / 0.72 - a / (2 * math.pi)) % 1
    arm = paint.step(np.abs(phase - 0.5), 0.42, 0.36)
    tone = paint.mix('#8C4320', '#E3A548', arm)
    return tone, line(r, 2.2 + 0.10 * np.cos(a * 18))
