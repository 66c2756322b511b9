"""Meshes from arrays of points. One unit is one centimetre."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def rng(seed):
    return np.random.default_rng(seed)


GRADIENTS = np.random.default_rng(0).uniform(-1, 1, (3, 256)).astype(np.float32)
PRIMES = np.array([374761393, 668265263, 2147483647], np.uint32)


def noise(points, scale=1.0, seed=0, octaves=1):
    """Gradient noise of about -1 to 1 at every point of an (…, 3) array."""
    p = np.asarray(points, np.float32) * np.float32(scale) + np.float32(seed * 17.31)
    total, weight = np.zeros(p.shape[:-1], np.float32), 1.4
    for _ in range(octaves):
        low = np.floor(p)
        cell = low.astype(np.int32).astype(np.uint32)
        near = p - low
        fade = near * near * near * (near * (near * 6 - 15) + 10)
        # Per axis: the hash, the way to the corner and its weight, for the lower and the upper corner.
        axes = [
            [((cell[..., i] + np.uint32(k)) * PRIMES[i], near[..., i] - k, fade[..., i] if k else 1 - fade[..., i]) for k in (0, 1)]
            for i in range(3)
        ]
        for (hx, x, wx) in axes[0]:
            for (hy, y, wy) in axes[1]:
                for (hz, z, wz) in axes[2]:
                    h = hx ^ hy ^ hz ^ np.uint32(seed * 974711 & 0xFFFFFFFF)
                    h = (h ^ (h >> np.uint32(15))) * np.uint32(2246822519)
                    h = h >> np.uint32(24)
                    slope = GRADIENTS[0][h] * x + GRADIENTS[1][h] * y + GRADIENTS[2][h] * z
                    total += slope * (wx * wy * wz * np.float32(weight))
        p, weight = p * np.float32(2.03), weight * 0.5
    return total.astype(float)


def add(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(name, points, faces, material=None, uv=None, smooth=True):
    """faces: an (n, 4) or (n, 3) array of point numbers."""
    points, faces = np.asarray(points, np.float32).reshape(-1, 3), np.asarray(faces, np.int32)
    data = bpy.data.meshes.new(name)
    count, sides = faces.shape
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', points.ravel())
    data.loops.add(count * sides)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, count * sides, sides, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, sides, np.int32))
    data.update(calc_edges=True)
    if uv is not None:
        layer = data.uv_layers.new()
        layer.data.foreach_set('uv', np.asarray(uv, np.float32).reshape(-1, 2)[faces.ravel()].ravel())
    data.validate()
    return finished(data, material, smooth)


def finished(data, material, smooth=True):
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    if material:
        data.materials.append(material)
    return add(bpy.data.objects.new(data.name, data))


def grid_faces(rows, columns, wrap_rows=False, wrap_columns=False):
    i = np.arange(rows if wrap_rows else rows - 1)[:, None]
    j = np.arange(columns if wrap_columns else columns - 1)[None, :]
    i2, j2 = (i + 1) % rows, (j + 1) % columns
    return np.stack([i * columns + j, i2 * columns + j, i2 * columns + j2, i * columns + j2], -1).reshape(-1, 4)


def welded(obj):
    """Joins points that lie on one another (poles, seams) and turns all faces outwards."""
    work = bmesh.new()
    work.from_mesh(obj.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(obj.data)
    work.free()
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def curve(points, per_span=8):
    """Catmull-Rom through the points, two or three coordinates each."""
    p = np.asarray(points, float)
    padded = np.vstack([p[:1], p, p[-1:]])
    t = np.linspace(0, 1, per_span, endpoint=False)[:, None]
    spans = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        spans.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*spans, p[-1:]])


def lathe(name, profile, material, segments=180, flutes=None):
    """Turns (radius, height) points round the z axis; flutes(angle, r, z) may change the radius."""
    profile = np.asarray(profile, float)
    angle = np.linspace(0, 2 * math.pi, segments, endpoint=False)[:, None]
    r, z = np.maximum(profile[:, 0], 0)[None, :], profile[:, 1][None, :] + 0 * angle
    r = flutes(angle, r, z) if flutes else r
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z], -1)
    return welded(mesh(name, points, grid_faces(segments, profile.shape[0], True), material))


def frames(path):
    """Tangent, normal and side of a path, carried along without twist."""
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    up = np.array([0, 0, 1.0]) if abs(tangent[0][2]) < 0.9 else np.array([1.0, 0, 0])
    normals, n = [], up
    for t in tangent:
        n = n - t * (n @ t)
        n = n / (np.linalg.norm(n) + 1e-9)
        normals.append(n)
    normals = np.array(normals)
    return tangent, normals, np.cross(tangent, normals)


def tube(name, path, radius, material, sides=14, flat=1.0, rough=0.0, rough_scale=3.0, seed=0, ridges=0):
    """A round strand along a path; flat squeezes it across, rough shakes its skin."""
    path = np.asarray(path, float)
    radius = np.broadcast_to(np.asarray(radius, float), (len(path),))[:, None]
    _, normal, side = frames(path)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :]
    r = radius * (1 + (0.12 * np.cos(angle * ridges) if ridges else 0))
    ring = path[:, None] + normal[:, None] * (np.cos(angle) * r * flat)[..., None]
    ring = ring + side[:, None] * (np.sin(angle) * r)[..., None]
    if rough:
        out = ring - path[:, None]
        ring = path[:, None] + out * (1 + rough * noise(ring, rough_scale, seed, 2))[..., None]
    ends = np.repeat(path[:1, None], sides, 1), np.repeat(path[-1:, None], sides, 1)
    ring = np.concatenate([ends[0], ring, ends[1]])
    rows = len(ring)
    u = np.broadcast_to(np.linspace(0, 1, rows)[:, None], (rows, sides))
    uv = np.stack([u, np.broadcast_to(angle / (2 * math.pi), (rows, sides))], -1)
    # Reversed, because the ring runs the other way round than the path.
    return mesh(name, ring, grid_faces(rows, sides, False, True)[:, ::-1], material, uv)


def round_ends(count, start=0.04, end=0.04, tip=0.15):
    """Radius factors that round both ends of a strand."""
    u = np.linspace(0, 1, count)
    rise = lambda x, w: np.sqrt(np.clip(1 - (1 - np.clip(x / w, 0, 1)) ** 2, 0, 1))
    return tip + (1 - tip) * rise(u, start) * rise(1 - u, end)


def sheet(name, surface, thick, material, wrap=False):
    """A thin closed body round a surface of (rows, columns, 3) points; wrap closes the columns (a disc)."""
    s = np.asarray(surface, float)
    across = np.concatenate([s[:, -1:], s, s[:, :1]], 1) if wrap else s
    dv = np.gradient(across, axis=1)
    dv = dv[:, 1:-1] if wrap else dv
    normal = np.cross(np.gradient(s, axis=0), dv)
    if wrap:
        normal[0] = normal[1].mean(0)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    half = np.broadcast_to(np.asarray(thick, float) / 2, s.shape[:2])[..., None]
    top, bottom = s + normal * half, s - normal * half
    rows, columns = s.shape[:2]
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    uv = np.stack([u, v], -1)
    if wrap:
        body, faces = np.concatenate([top, bottom[::-1]], 0), grid_faces(2 * rows, columns, False, True)
        return welded(mesh(name, body, faces, material, np.concatenate([uv, uv[::-1]], 0)))
    body, uv = np.concatenate([top, bottom[:, ::-1]], 1), np.concatenate([uv, uv[:, ::-1]], 1)
    faces = grid_faces(rows, 2 * columns, False, True)
    caps = []
    for row in (0, rows - 1):
        j = np.arange(columns - 1)
        base = row * 2 * columns
        caps.append(np.stack([base + j, base + j + 1, base + 2 * columns - 2 - j, base + 2 * columns - 1 - j], -1))
    obj = mesh(name, body, np.vstack([faces, *caps]), material, uv)
    work = bmesh.new()
    work.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(obj.data)
    work.free()
    return obj


def ball(name, material, detail=5, shape=None):
    """A sphere of radius 1 whose points shape(points) may move."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=1.0)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    points = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    data.vertices.foreach_set('co', np.asarray(shape(points) if shape else points, np.float32).ravel())
    data.update()
    return finished(data, material)


def block(name, half, radius, material, seed=0, cuts=60, lump=0.1, dome=0.14, belly=0.07, skew=0.05, shape=None):
    """A soft box: rounded edges, slow lumps, a domed top, slightly bellied sides."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2.0)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=cuts, use_grid_fill=True)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    flat = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', flat)
    half = np.asarray(half, float)
    unit = flat.reshape(-1, 3).astype(float)
    p = unit * half
    r = np.where(p[:, 2:] < 0, radius * 0.75, radius)
    core = np.clip(p, -(half - r), half - r)
    away = p - core
    p = core + away / (np.linalg.norm(away, axis=1, keepdims=True) + 1e-9) * r
    random = rng(seed)
    k = random.uniform(-skew, skew, 4)
    u = p / half
    shake = np.stack([noise(p, 0.45, seed + i) + 0.4 * noise(p, 1.3, seed + i + 5) for i in range(3)], -1)
    p = p + shake * lump
    p[:, 2] += np.where(u[:, 2] > 0, dome * (1 - u[:, 0] ** 2) * (1 - u[:, 1] ** 2) * u[:, 2], 0)
    bulge = belly * (1 - u[:, 2] ** 2)
    p[:, 0] *= 1 + bulge / half[0]
    p[:, 1] *= 1 + bulge / half[1]
    p[:, 0] += k[0] * p[:, 2] + k[1] * 0.6 * p[:, 1]
    p[:, 1] += k[2] * p[:, 2] + k[3] * 0.6 * p[:, 0]
    p[:, 2] = np.maximum(p[:, 2], -half[2])
    p = shape(p) if shape else p
    data.vertices.foreach_set('co', np.asarray(p, np.float32).ravel())
    data.update()
    return finished(data, material)


def place(obj, at, turn=(0, 0, 0), scale=1.0):
    """Puts an object down; turn in degrees."""
    obj.location = at
    obj.rotation_euler = Euler([math.radians(a) for a in turn])
    obj.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return obj


def copy(obj, at, turn=(0, 0, 0), scale=1.0):
    """Another object with the same mesh: costs almost no memory."""
    return place(add(bpy.data.objects.new(obj.name, obj.data)), at, turn, scale)


def stored(*objects):
    """Takes patterns for copies out of the scene."""
    for obj in objects:
        bpy.context.scene.collection.objects.unlink(obj)
    return list(objects)


class Drop:
    """Lays small things on whatever is modelled below them."""

    def __init__(self):
        self.refresh()

    def refresh(self):
        bpy.context.view_layer.update()
        self.graph = bpy.context.evaluated_depsgraph_get()

    def hit(self, x, y, top=40.0):
        found, at, normal, _, obj, _ = bpy.context.scene.ray_cast(self.graph, Vector((x, y, top)), Vector((0, 0, -1)))
        return (at, normal, obj) if found else None

    def put(self, pattern, x, y, spin=0.0, tilt=(0.0, 0.0), lift=0.05, scale=1.0, steepest=0.6, only=None):
        """Leaves a copy there; None where the ground is too steep or not the wanted object."""
        found = self.hit(x, y)
        if not found or found[1].z < steepest or (only and not found[2].name.startswith(only)):
            return None
        at, normal, _ = found
        turn = Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4()
        turn = turn @ Matrix.Rotation(math.radians(spin), 4, 'Z')
        turn = turn @ Euler((math.radians(tilt[0]), math.radians(tilt[1]), 0)).to_matrix().to_4x4()
        obj = add(bpy.data.objects.new(pattern.name, pattern.data))
        obj.matrix_world = Matrix.Translation(at + normal * lift) @ turn @ Matrix.Scale(scale, 4)
        return obj
