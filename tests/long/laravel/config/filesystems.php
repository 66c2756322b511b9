<?php
$public = ['driver' => 'local', 'root' => storage_path('app/public'), 'url' => env('APP_URL') . '/storage'];
return ['default' => 'public', 'disks' => ['public' => $public]];
