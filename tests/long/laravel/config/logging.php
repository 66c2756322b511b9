<?php
$single = ['driver' => 'single', 'path' => storage_path('laravel.log')];
return ['default' => 'single', 'channels' => ['single' => $single]];
