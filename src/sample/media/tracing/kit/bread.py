"""Pav, thepla, khakhra."""

import math

import numpy as np

from kit import paint
from kit.shapes import block, noise, sheet


def pav(seed, half=(3.3, 3.1, 2.0), low=-1.0, high=1.0):
    """A soft milk bun: brown shiny top, cream sides where it was torn from its neighbours.

    low and high cut it in z (-1 to 1): half a bun is pav(1, low=0).
    """

    def shape(p):
        z = p[:, 2] / half[2]
        p = p * np.stack([1 - 0.05 * np.clip(z, 0, 1) ** 2, 1 - 0.05 * np.clip(z, 0, 1) ** 2, 1 + 0 * z], -1)
        p[:, 2] += 0.22 * (1 - (p[:, 0] / half[0]) ** 2) * (1 - (p[:, 1] / half[1]) ** 2) * (z > 0)
        p[:, 2] = np.clip(p[:, 2], low * half[2] * 1.2, high * half[2] * 1.25)
        return p

    body = block('pav', half, 1.45, paint.skin('pav', 0.2, (0.6, 0.4, 0.2), 0.6, 0.34, 0.5, 0.25), seed, 100, 0.12, 0.25, 0.12, 0.05, shape)

    def look(p, normals):
        z = p[:, 2] / half[2] + 0.10 * noise(p, 0.8, seed, 2)
        crumb = noise(p, 3.0, seed + 1, 4)
        brown = paint.mix('#BE6E26', '#974C12', paint.step(noise(p, 0.5, seed + 2, 2), -0.3, 0.35))
        color = paint.mix('#F7E3B4', '#EBCB8C', paint.step(crumb, -0.25, 0.4))
        color = paint.mix(color, '#D99A4A', paint.step(z, 0.10, 0.45))
        color = paint.mix(color, brown, paint.step(z, 0.35, 0.72))
        color = paint.mix(color, '#C98A44', paint.step(z, -0.72, -0.92))
        crust = paint.step(z, 0.35, 0.7)
        cut = np.maximum((p[:, 2] <= low * half[2] * 1.2 + 0.01) & (low > -1), (p[:, 2] >= high * half[2] * 1.25 - 0.01) & (high < 1))
        color = paint.mix(color, '#F9EBC8', cut * 1.0)
        return color, 0.9 * crust, np.where(crust > 0.5, 0.01, 0.03) * crumb

    return paint.decorate(body, look)


def disc_look(seed, base, second, spots, green, radius, share=0.55):
    def look(p, normals):
        slow, fine = noise(p, 0.7, seed, 2), noise(p, 3.0, seed + 1, 3)
        color = paint.mix(base, second, paint.step(slow + 0.4 * fine, -0.4, 0.4))
        distance, wide, chosen = paint.cells(p + 0.25 * fine[:, None], 1.1, seed)
        roast = paint.step(distance, 0.28 + 0.3 * wide, 0.06) * (chosen < share)
        color = paint.mix(color, spots, roast * (0.5 + 0.5 * paint.step(fine, -0.2, 0.3)))
        color = paint.mix(color, green, paint.flecks(p, 2.0, 0.5, seed + 3, 0.32) * 0.9)
        color = paint.mix(color, '#F3E0B0', paint.flecks(p, 2.0, 0.10, seed + 5, 0.17))
        return color, 0.5 * paint.step(noise(p, 0.8, seed + 9), -0.2, 0.3), 0.04 * roast + 0.02 * fine

    return look


def thepla(seed, radius=6.5, fold=None, lift=0.0):
    """Soft flat bread with fenugreek; fold is None (flat), 'half' or 'quarter'."""
    rings, spokes = 64, 150
    r, a = np.meshgrid(np.linspace(0.001, 1, rings), np.linspace(0, 2 * math.pi, spokes, endpoint=False), indexing='ij')
    out = radius * r * (1 + 0.02 * noise(np.stack([np.cos(a) * 1.5, np.sin(a) * 1.5, 0 * a], -1), 1, seed))
    x, y = out * np.cos(a), out * np.sin(a)
    flat = np.stack([x, y, 0 * x], -1)
    z = 0.16 * noise(flat, 0.35, seed, 2) + 0.16 * r**5 * np.sin(a * 5 + seed) + lift * r**2
    z = z - z.min() + 0.08
    if fold:
        x, z = bent(x, z, 0.42)
        if fold == 'quarter':
            y, z = bent(y, z, 0.7)
    body = sheet('thepla', np.stack([x, y, z], -1), 0.13, paint.skin('thepla', 0.15, dry=0.55, wet=0.36, coat=0.4), wrap=True)
    return paint.decorate(body, disc_look(seed, '#DDB35C', '#C89C48', '#86501F', '#3F6219', radius, 0.75))


def bent(x, z, thick):
    """Folds everything at x > 0 back over x < 0, round a soft edge."""
    arc = math.pi * thick / 2
    t = np.clip(x / arc, 0, 1) * math.pi
    over = np.maximum(x - arc, 0)
    return np.where(x > 0, np.sin(t) * thick / 2 - over, x), np.where(x > 0, (1 - np.cos(t)) * thick / 2 + z * np.cos(t), z)


def khakhra(seed, radius=6.0):
    """Thin and crisp: stiff waves, blisters, brown freckles."""
    rings, spokes = 60, 150
    r, a = np.meshgrid(np.linspace(0.001, 1, rings), np.linspace(0, 2 * math.pi, spokes, endpoint=False), indexing='ij')
    flat = np.stack([radius * r * np.cos(a), radius * r * np.sin(a), 0 * r], -1)
    flat[..., 2] = 0.28 * r**2 * np.sin(a * 2 + seed) + 0.10 * r**3 * np.sin(a * 5 + seed) + 0.10 * noise(flat, 0.45, seed, 2) + 0.3
    body = sheet('khakhra', flat, 0.09, paint.skin('khakhra', 0.1, dry=0.55, wet=0.45, coat=0.2), wrap=True)
    return paint.decorate(body, disc_look(seed, '#E6C077', '#D6A856', '#9A6428', '#6A7A2A', radius, 0.7))
