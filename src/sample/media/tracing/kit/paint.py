"""Colour, wetness and relief worked out per vertex: shading by node noise would double the time of a picture."""


import numpy as np

from kit.nodes import Nodes, linear
from kit.shapes import PRIMES, curve, noise


def tone(color):
    return np.array(linear(color)[:3])


def step(x, start, end):
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    """Blends two colours ('#RRGGBB' or arrays) by t per vertex."""
    a, b = (tone(c) if isinstance(c, str) else c for c in (a, b))
    t = np.asarray(t)[..., None]
    return a * (1 - t) + b * t


# One row per cell hash: where its point lies, and two numbers to choose by.
SCATTER = np.random.default_rng(1).uniform(0, 1, (5, 4096)).astype(np.float32)


def cells(points, scale, seed=0):
    """Voronoi: distance to the nearest of the scattered points, and two random numbers of that point."""
    p = np.asarray(points, np.float32) * np.float32(scale) + np.float32(seed * 11.17)
    low = np.floor(p)
    base, near = low.astype(np.int32).astype(np.uint32), p - low
    best, chosen = np.full(len(p), 9.0, np.float32), np.zeros(len(p), np.uint32)
    for offset in np.ndindex(3, 3, 3):
        corner = np.array(offset) - 1
        h = np.uint32(seed * 2654435 & 0xFFFFFFFF)
        for i in range(3):
            h = h ^ (base[:, i] + np.uint32(corner[i] & 0xFFFFFFFF)) * PRIMES[i]
        h = (h ^ (h >> np.uint32(15))) * np.uint32(2246822519)
        h = h >> np.uint32(20)
        away = sum((near[:, i] - np.float32(corner[i]) - SCATTER[i][h]) ** 2 for i in range(3))
        closer = away < best
        best, chosen = np.where(closer, away, best), np.where(closer, h, chosen)
    return np.sqrt(best), SCATTER[3][chosen], SCATTER[4][chosen]


def flecks(points, scale, share, seed=0, size=0.3):
    """1 inside sparse irregular specks, 0 elsewhere; share is the part of the cells that has one."""
    p = points + np.stack([noise(points, scale * 1.5, seed + i) for i in (1, 2, 3)], -1) * 0.3 / scale
    distance, chosen, _ = cells(p, scale, seed)
    return step(distance, size * 1.2, size * 0.8) * (chosen < share)


def skin(name, soft=0.15, depth=(0.5, 0.25, 0.08), dry=0.58, wet=0.38, coat=0.5, coat_rough=0.16, shine=0.35):
    """The material that shows what `decorate` wrote: colour, and wetness as alpha."""
    n = Nodes(name)
    source = n.add('Attribute', dict(attribute_name='tint'))
    wetness = source.outputs['Alpha']
    return n.surface(n.principled(
        source.outputs['Color'], soft, depth, n.math('MULTIPLY', wetness, coat), coat_rough,
        Roughness=n.ramp(wetness, 0, 1, dry, wet), Specular=shine,
    ))


def syrup(name, soft=0.2, gain=1.0):
    """As `skin`, under a clear hard gloss."""
    n = Nodes(name)
    color = n.add('Attribute', dict(attribute_name='tint')).outputs['Color']
    body = n.principled(color, soft, (0.5, 0.12, 0.02), Roughness=0.5, Specular=0.05)
    return n.surface(n.glaze(body, 1.5, gain, '#FFDB94'))


def decorate(obj, look):
    """look(points, normals) returns colour, wetness and height for every vertex."""
    data = obj.data
    count = len(data.vertices)
    flat = np.empty(count * 3, np.float32)
    data.vertices.foreach_get('co', flat)
    points = flat.reshape(-1, 3).astype(float)
    normals = np.empty(count * 3, np.float32)
    data.vertices.foreach_get('normal', normals)
    normals = normals.reshape(-1, 3)
    color, wetness, height = look(points, normals)
    rgba = np.empty((count, 4), np.float32)
    rgba[:, :3], rgba[:, 3] = color, wetness
    layer = data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', rgba.ravel())
    moved = points + normals * np.asarray(height)[..., None]
    data.vertices.foreach_set('co', moved.astype(np.float32).ravel())
    data.update()
    return obj


def sponge(seed, body=('#FFD850', '#FFE06A'), top='#FFC72C', pore='#F7980E', oil=1.0, size=1.0, band=None):
    """Steamed batter: open pores in three sizes, fewer on the top. band: (low z, high z, colour) of a filling."""

    def look(p, normals):
        up = step(normals[:, 2], 0.45, 0.9)
        side = 1 - 0.6 * up
        shaken = p + np.stack([noise(p, 1.6, seed + i, 2) for i in (1, 2, 3)], -1) * 0.22

        def pores(scale, least, most, threshold, key):
            distance, wide, chosen = cells(shaken, scale / size, seed + key)
            radius = least + (most - least) * np.clip((wide - threshold) / (1 - threshold), 0, 1)
            return step(distance / radius, 1.0, 0.15) * (chosen > threshold)

        large, middle, small = pores(2.1, 0.26, 0.54, 0.3, 1), pores(4.2, 0.34, 0.6, 0.08, 2), pores(7.5, 0.32, 0.56, 0.1, 3)
        slow = noise(p, 0.9, seed, 2)
        # Deeper than 0.2 the large pores become black pits.
        height = (-0.2 * large - 0.11 * middle - 0.035 * small) * size * side + slow * 0.07 + noise(p, 6.0, seed, 2) * 0.012
        color = mix(mix(*body, step(slow, -0.4, 0.4)), top, up * 0.75)
        holes = np.maximum(np.maximum(large, middle), small * 0.7) * side
        color = mix(color, pore, holes * 0.75)
        if band:
            low, high, green = band
            z = p[:, 2] + noise(p, 1.8, seed + 8, 2) * 0.12
            inside = step(z, low - 0.04, low + 0.04) * step(z, high + 0.04, high - 0.04) * (1 - up)
            color = mix(color, mix(green, '#2F5D0E', step(noise(p, 6.0, seed + 5, 2), -0.3, 0.3)), inside)
            height = height * (1 - 0.6 * inside) + inside * (0.05 * noise(p, 5.0, seed + 4, 2) + 0.02)
        return color, up * oil * step(noise(p, 1.3, seed + 9), -0.2, 0.15), height

    return look


def poured(look, at, turn, seed, lines):
    """Sauces run over what `look` paints; at and turn say where the piece lies, lines hold (colour, half width, points of x and y)."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))

    def covered(p, normals):
        color, wet, height = look(p, normals)
        x, y = at[0] + p[:, 0] * c - p[:, 1] * s, at[1] + p[:, 0] * s + p[:, 1] * c
        ragged = 1 + 0.35 * noise(np.stack([x, y, 0 * x], -1), 0.9, seed, 2)
        for sauce, half, points in lines:
            away = np.sqrt(np.min([(x - u) ** 2 + (y - v) ** 2 for u, v in curve(points, 10)], 0)) / (half * ragged)
            inside = step(away, 1.0, 0.86) * step(normals[:, 2], -0.1, 0.2)
            tint = mix(sauce, tone(sauce) * 0.72, step(noise(p, 4.0, seed + 3, 3), -0.2, 0.4))
            color = mix(color, tint, inside)
            wet, height = wet * (1 - inside) + inside, height + 0.5 * half * np.sqrt(np.clip(1 - away**2, 0, 1)) * inside
        return color, wet, height

    return covered


def fried(seed=0, pale='#F2B84A', gold='#D98A22', brown='#8F4A12', share=0.5, crag=0.05, grain=1.0, blisters=0.03, oil=0.7, specks=()):
    """Fried dough: ridges brown first, hollows stay pale; share moves it from pale (0) to dark (1).

    specks: (colour, cells per cm, share of cells, size) each.
    """

    def look(p, normals):
        broad, ridges = noise(p, 0.7 * grain, seed, 2), noise(p, 2.6 * grain, seed + 3, 4)
        distance, wide, _ = cells(p, 3.6 * grain, seed)
        blister = step(distance, 0.34 + 0.2 * wide, 0.1)
        height = crag * ridges + blisters * blister
        done = share + 0.32 * broad + 0.3 * ridges + 0.12 * noise(p, 9.0 * grain, seed + 6, 2) - 0.12 * blister
        color = mix(mix(pale, gold, step(done, 0.2, 0.5)), brown, step(done, 0.52, 0.95))
        for i, (speck, scale, part, size) in enumerate(specks):
            color = mix(color, speck, flecks(p, scale, part, seed + 20 + i, size) * 0.9)
        return color, oil * step(noise(p, 1.0, seed + 9), -0.25, 0.3), height

    return look


def mottled(seed, first, second, scale=1.4, specks=(), wet=0.6, relief=0.02, relief_scale=3.0):
    """Two tones in soft patches, specks on top."""

    def look(p, normals):
        color = mix(first, second, step(noise(p, scale, seed, 2), -0.35, 0.35))
        for i, (speck, cell_scale, part, size) in enumerate(specks):
            color = mix(color, speck, flecks(p, cell_scale, part, seed + 20 + i, size) * 0.9)
        return color, wet * step(noise(p, 0.9, seed + 9), -0.3, 0.3), relief * noise(p, relief_scale, seed + 4, 3)

    return look
