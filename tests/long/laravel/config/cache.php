<?php
$file = ['driver' => 'file', 'path' => storage_path('framework/cache')];
return ['default' => 'file', 'stores' => ['file' => $file], 'prefix' => 'snacks'];
