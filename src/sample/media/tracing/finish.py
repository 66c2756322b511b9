"""Denoises the passes of a picture, grades them and lays them over the ground of the page.

python3 finish.py NAME GROUND FOLDER: FOLDER/NAME.npz becomes FOLDER/NAME.png.
"""

import ctypes
import os
import struct
import subprocess
import sys
import zlib

import numpy as np


HERE = os.path.dirname(os.path.abspath(__file__))
GROUNDS = {'gali': '#1F3F74', 'rann': '#F6F7F3', 'haldar': '#F2B21B', 'majith': '#94191C'}
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def library(folder):
    """The denoiser, compiled once into the working folder."""
    path, source = os.path.join(folder, 'denoise.so'), os.path.join(HERE, 'denoise.c')
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        subprocess.run(['cc', *flags, '-o', path, source, '-lm'], check=True)
    return ctypes.CDLL(path)


def nlm(lib, image, features, reach, patch, by_light, by_feature):
    pointer = ctypes.POINTER(ctypes.c_float)
    image, features = (np.ascontiguousarray(a, np.float32) for a in (image, features))
    height, width, channels = image.shape
    out = np.empty_like(image)
    lib.denoise(
        image.ctypes.data_as(pointer), channels, features.ctypes.data_as(pointer), features.shape[2],
        out.ctypes.data_as(pointer), width, height, reach, patch,
        ctypes.c_float(by_light), ctypes.c_float(by_feature),
    )
    return out


def cleaned(lib, image, albedo, normal):
    """Filters light without the surface's own colour, so that fine texture stays as sharp as it was traced."""
    color, alpha = image[..., :3], image[..., 3:]
    albedo = np.clip(albedo[..., :3], 0, 1)
    features = np.concatenate([np.sqrt(albedo) * 1.1, normal[..., :3] * 0.45], -1)
    base = albedo * 0.9 + 0.1
    light = np.concatenate([color / base, alpha], -1)
    # First wide and trusting the features, then narrow and trusting the light: colour from one, brightness from both.
    wide = nlm(lib, light, features, 7, 1, 0.35, 26)
    fine = nlm(lib, light, features, 5, 1, 0.7, 34)
    hue = wide[..., :3] * base
    scale = ((fine[..., :3] * base) @ LUMA)[..., None] / np.maximum((hue @ LUMA)[..., None], 1e-4)
    return hue * scale, alpha


def features(passes):
    """What is seen first, on steel too."""
    metal = np.clip(1 - passes['diffuse'][..., :3].max(-1, keepdims=True) / 0.03, 0, 1)
    albedo = passes['albedo'][..., :3] * (1 - metal) + 0.9 * metal
    normal = passes['normal'][..., :3] * (1 - metal) + passes['first_normal'][..., :3] * metal
    return albedo, normal


def enlarged(small, height, width):
    """A blurred, then bilinearly enlarged single channel."""
    for axis in (0, 1):
        for _ in range(3):
            edge = np.concatenate([small.take([0], axis), small, small.take([-1], axis)], axis)
            n = small.shape[axis]
            small = (edge.take(range(n), axis) + 2 * edge.take(range(1, n + 1), axis) + edge.take(range(2, n + 2), axis)) / 4
    y = np.clip((np.arange(height) + 0.5) * small.shape[0] / height - 0.5, 0, small.shape[0] - 1)
    x = np.clip((np.arange(width) + 0.5) * small.shape[1] / width - 0.5, 0, small.shape[1] - 1)
    rows = np.stack([np.interp(x, np.arange(small.shape[1]), row) for row in small])
    return np.stack([np.interp(y, np.arange(small.shape[0]), column) for column in rows.T], 1)


def encoded(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def linear(color):
    c = np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def shoulder(x, knee=0.76):
    """Rolls highlights off softly by their strongest channel, so that a bright yellow stays yellow."""
    peak = x.max(-1, keepdims=True)
    each = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)
    rolled = np.where(peak > knee, knee + (1 - knee) * (1 - np.exp(-(peak - knee) / (1 - knee))), peak)
    kept = x * rolled / np.maximum(peak, 1e-6)
    blend = np.clip((peak - 1.2) / 3, 0, 1) * 0.6
    return kept * (1 - blend) + each * blend


def graded(e):
    """Warms olive shadows on yellow food, then a little saturation and contrast."""
    r, g, b = e[..., 0], e[..., 1], e[..., 2]
    yellow = np.clip((g - b) / np.maximum(r, 0.01) * 2.2 - 0.55, 0, 1) * np.clip((r - g + 0.06) * 14, 0, 1)
    shade = (np.clip((0.9 - r) / 0.45, 0, 1) * yellow)[..., None]
    warm = e * (1 + shade * np.array([0.08, -0.08, -0.08]))
    grey = (warm @ LUMA)[..., None]
    rich = grey + (warm - grey) * 1.06
    return np.clip(rich + 0.12 * (rich - 0.5) * (1 - np.abs(2 * rich - 1)), 0, 1)


def smooth(line, reach=0.1):
    """Without grain, which would be drawn out into stripes: two running means over a share of the line."""
    n = max(1, round(len(line) * reach))
    for _ in range(2):
        line = np.convolve(np.pad(line, n, 'edge'), np.full(2 * n + 1, 1 / (2 * n + 1)), 'valid')
    return line


def above_edges(shadow):
    """What of a shadow is darker than a smooth surface through its own edges: it ends there, and no frame shows."""
    height, width = shadow.shape
    v, u = np.linspace(0, 1, height)[:, None], np.linspace(0, 1, width)[None, :]
    top, bottom, left, right = (smooth(edge) for edge in (shadow[0], shadow[-1], shadow[:, 0], shadow[:, -1]))
    top, bottom, left, right = top[None], bottom[None], left[:, None], right[:, None]
    between = (1 - v) * top + v * bottom + (1 - u) * left + u * right
    corners = (1 - v) * ((1 - u) * top[:, :1] + u * top[:, -1:]) + v * ((1 - u) * bottom[:, :1] + u * bottom[:, -1:])
    base = np.clip(between - corners, 0, 0.9)
    return np.clip((shadow - base) / (1 - base), 0, 1)


def faded_to_ground(shadow):
    """Lets a shadow end before the edge of the picture: picture and page are one surface."""
    height, width = shadow.shape
    y, x = np.mgrid[0:height, 0:width]
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)) / (0.05 * width)
    t = np.clip(edge, 0, 1)
    return above_edges(shadow) * t * t * (3 - 2 * t)


def png(path, pixels):
    height, width, _ = pixels.shape
    raw = b''.join(b'\0' + pixels[y].tobytes() for y in range(height))
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    header = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))


def finish(name, ground, folder):
    passes = np.load(os.path.join(folder, f'{name}.npz'))
    # The gleam of syrup and glass has no grain and must stay sharp.
    gleam = passes['gleam'][..., :3]
    dull = np.concatenate([passes['image'][..., :3] - gleam, passes['image'][..., 3:]], -1)
    color, alpha = cleaned(library(folder), dull, *features(passes))
    color = color + gleam
    shadow = faded_to_ground(enlarged(passes['shadow'][..., 3], *alpha.shape[:2]))[..., None]
    over = encoded(shoulder(color) + (1 - alpha) * (1 - shadow) * linear(GROUNDS[ground]))
    over = over + alpha * (graded(over) - over)
    # Noise of half a step keeps smooth shadows from banding in eight bits.
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, over.shape[:2])[..., None] * (alpha + shadow > 0.004)
    png(os.path.join(folder, f'{name}.png'), np.clip(over * 255 + 0.5 + noise, 0, 255).astype(np.uint8))


if __name__ == '__main__':
    finish(*sys.argv[1:4])
