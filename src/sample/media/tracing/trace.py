"""Run by Blender: models one dish and traces its passes.

blender -b -P trace.py -- NAME WIDTH SAMPLES FOLDER
"""

import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# Debian's Blender is built without numpy in its own path.
sys.path[:0] = [HERE]
sys.path.append('/usr/lib/python3/dist-packages')
sys.dont_write_bytecode = True

from kit import studio  # noqa: E402

name, width, samples, folder = sys.argv[sys.argv.index('--') + 1 :]
dish = importlib.import_module('dishes.' + name.replace('-', '_'))
ratio = getattr(dish, 'RATIO', 3 / 4)
began = time.time()
studio.start(int(width), round(int(width) * ratio), int(samples))
dish.build()
modelled = time.time()
studio.shoot(folder, name)
print(f'modelled in {modelled - began:.0f} s, traced in {time.time() - modelled:.0f} s')
