"""The cutting-chai glass and what stands in it."""

import math

import numpy as np

from kit import materials, ware
from kit.shapes import ball, copy, lathe, place, rng, stored

HEIGHT, FLUTES = 8.4, 12


def wall(z):
    """Outer radius of the glass at a height."""
    return 2.15 + 0.95 * (z / HEIGHT) ** 1.1


def fluted(angle, r, z):
    """Flutes on the lower two thirds, where the wall is outermost."""
    inside = np.clip((z - 0.2) / 0.5, 0, 1) * np.clip((6.2 - z) / 0.5, 0, 1) * (r > wall(z) - 0.3)
    return r * (1 + 0.1 * inside * (np.abs(np.sin(angle * FLUTES / 2)) ** 0.8 - 0.4))


def tea_material():
    n = materials.Nodes('tea')
    z = n.split(n.coords.outputs['Object'])[2]
    cloud = n.noise(n.at(), 0.7, 2.0)
    color = n.mix(n.ramp(cloud, 0.35, 0.65), '#A86C34', '#B67D42')
    color = n.mix(n.ramp(z, 7.3, 7.65), color, '#BC8A52')
    return n.surface(n.principled(color, 0.08, (0.6, 0.3, 0.15), Roughness=0.3, Specular=0.4))


def chai(at, level=7.7, turn=0.0, seed=0):
    """Milky tea to just below the rim, a ring of small bubbles where it meets the glass."""
    random = rng(seed)
    tea, glass = ware.once('tea', tea_material), ware.once('glass', materials.glass)
    steps = np.linspace(0.55, HEIGHT - 0.1, 36)
    outer = [(0, 0), (2.0, 0), (2.16, 0.08), *[(wall(z), z) for z in steps], (wall(HEIGHT) - 0.02, HEIGHT - 0.04), (wall(HEIGHT) - 0.09, HEIGHT)]
    inner = [(wall(z) - 0.18, z) for z in np.linspace(HEIGHT - 0.06, level, 6)]
    place(lathe('glass', outer + inner, glass, 360, fluted), at, (0, 0, turn))
    side = [(wall(z) - 0.1, z) for z in np.linspace(1.0, level, 40)]
    body = [(0, 0.75), (1.6, 0.75), (1.95, 0.85), *side, (wall(level) - 0.2, level - 0.05), (wall(level) - 0.5, level - 0.1), (0, level - 0.12)]
    place(lathe('tea', body, tea, 360, fluted), at, (0, 0, turn))
    foam = ware.once('foam', lambda: stored(ball('bubble', materials.plain('foam', '#DDB27C', 0.3, 0.3), 3))[0])
    for _ in range(130):
        a, away = random.uniform(0, 2 * math.pi), abs(random.normal(0, 0.2)) + 0.16
        size = random.uniform(0.03, 0.10) * (1 if away < 0.4 else 0.7)
        r = wall(level) - away - 0.05
        copy(foam, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + level - 0.08), (0, 0, 0), (size, size, size * 0.6))


def tall_glass(at, fill, height=10.4, level=9.0):
    """A plain glass, wider at its rim, with a thick foot; what is in it is called `filling`."""
    glass = ware.once('glass', materials.glass)
    side = lambda z: 2.3 + 0.75 * z / height
    steps = np.linspace(0.4, height - 0.1, 30)
    outer = [(0, 0), (2.1, 0), (2.28, 0.1), *[(side(z), z) for z in steps], (side(height) - 0.02, height - 0.03), (side(height) - 0.1, height)]
    inner = [(side(z) - 0.17, z) for z in np.linspace(height - 0.06, level, 6)]
    place(lathe('glass', outer + inner, glass, 240), at)
    wall = [(side(z) - 0.1, z) for z in np.linspace(1.1, level, 24)]
    body = [(0, 0.8), (1.7, 0.8), (2.1, 0.9), *wall, (side(level) - 0.2, level - 0.06), (side(level) - 0.5, level - 0.12), (0, level - 0.14)]
    place(lathe('filling', body, fill, 240), at)


def cardamom(count=3):
    """Green pods with three ribs."""
    skin = materials.plain('pod', '#A9B86A', 0.5, 0.1, 0.1, (0.5, 0.6, 0.2), second='#8CA04C', grain=3, bump=0.4)

    def shape(p):
        u, a = p[:, 0], np.arctan2(p[:, 2], p[:, 1])
        thin = 0.40 * (1 + 0.10 * np.abs(np.sin(a * 3))) * (1 - 0.18 * u)
        return np.stack([u * 0.9, p[:, 1] * thin, p[:, 2] * thin], -1)

    return stored(*[ball('pod', skin, 4, shape) for _ in range(count)])
