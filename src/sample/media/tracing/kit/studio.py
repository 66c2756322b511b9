"""One studio for every picture: the same light, lens, tilt and table."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector

from kit.nodes import Nodes
from kit.shapes import mesh

LENS_MM, SENSOR_MM, TILT_DEGREES = 69, 36, 36
SHADOW_PERCENT, SHADOW_SAMPLES = 22, 64
# Passes that the denoiser wants, by Blender's name and by ours. Blender's denoising passes look through steel at what
# it reflects and are as grainy as the reflection: where nothing is diffuse, the plain normal serves. `Emit` holds the
# reflections that are worked out (see `Nodes.studio_lights`).
PASSES = {'Image': 'image', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'DiffCol': 'diffuse', 'Normal': 'first_normal', 'Emit': 'gleam'}


def start(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='cycles')
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    # Filmic would mute the yellows.
    scene.view_settings.view_transform = 'Standard'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.adaptive_min_samples = min(6, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 5
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    ground()
    sky()
    lights()


def ground():
    """Lights the food from below and catches its shadow; never seen itself, so that one picture lies on any colour."""
    nodes = Nodes('ground')
    mesh('ground', [(-400, -400, 0), (400, -400, 0), (400, 400, 0), (-400, 400, 0)], [(0, 1, 2, 3)],
                 nodes.surface(nodes.add('BsdfDiffuse', Color='#C9CCD0')))


def sky():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new = lambda kind: tree.nodes.new('ShaderNode' + kind)
    out, back, coords, split, spread, ramp = (
        new(k) for k in ('OutputWorld', 'Background', 'TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB')
    )
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], spread.inputs[0])
    spread.inputs[1].default_value, spread.inputs[2].default_value = -1, 1
    tree.links.new(spread.outputs[0], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.5, (0.72, 0.66, 0.58, 1)
    high.position, high.color = 0.9, (1, 1, 1, 1)
    tree.links.new(ramp.outputs[0], back.inputs[0])
    back.inputs[1].default_value = 0.62
    tree.links.new(back.outputs[0], out.inputs[0])


def area(name, at, target, size, power, color, size_y=None):
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.size = power, color, size
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    obj = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def lights():
    area('key', (-29, -13, 42), (0, 0, 1), 26, 33000, (1, 0.972, 0.93))
    area('fill', (36, -30, 24), (0, 0, 1), 44, 10500, (1, 0.88, 0.72))
    # The card behind the table is what makes steel bright.
    area('card', (6, 56, 40), (0, 0, 0), 60, 15000, (1, 1, 1), 30)
    area('rim', (30, 30, 26), (0, 0, 2), 16, 13000, (1, 0.95, 0.88))


def camera(target, span, azimuth=8.0, tilt=TILT_DEGREES):
    """span: how many centimetres the picture is wide at the target; the lens stays, the distance changes."""
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width, lens.sensor_fit, lens.clip_end = LENS_MM, SENSOR_MM, 'HORIZONTAL', 1000
    distance = span * LENS_MM / SENSOR_MM
    a, t = math.radians(azimuth), math.radians(tilt)
    target = Vector(target)
    at = target + Vector((math.sin(a) * math.cos(t), -math.cos(a) * math.cos(t), math.sin(t))) * distance
    obj = bpy.data.objects.new('camera', lens)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (target - at).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = obj


def trace(folder, name, passes):
    """Traces once and returns the passes as arrays of (height, width, 4)."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for blender_name, ours in passes.items():
        files.file_slots.new(f'{name}-{ours}-')
        tree.links.new(source.outputs[blender_name], files.inputs[-1])
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for ours in passes.values():
        path = os.path.join(folder, f'{name}-{ours}-0001.exr')
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays[ours] = flat.reshape(height, width, 4)[::-1]
        os.remove(path)
    return arrays


def shoot(folder, name):
    """Traces the food alone, then its shadow alone: small, because a soft shadow needs no detail; stores one .npz file."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_emit = True
    table = scene.objects['ground']
    table.visible_camera = False
    arrays = trace(folder, name, PASSES)
    table.visible_camera = table.is_shadow_catcher = True
    for obj in scene.objects:
        if obj is not table and obj.type == 'MESH':
            obj.visible_camera = False
    scene.render.resolution_percentage = SHADOW_PERCENT
    scene.cycles.samples, scene.cycles.max_bounces = SHADOW_SAMPLES, 1
    arrays.update(trace(folder, name, {'Image': 'shadow'}))
    np.savez(os.path.join(folder, f'{name}.npz'), **arrays)
