<?php
// Also the router of `php -S`, which must serve files below storage/ unchanged.
if (is_file(__DIR__ . rawurldecode(strtok($_SERVER['REQUEST_URI'], '?')))) return false;
require __DIR__ . '/../vendor/autoload.php';
$app = require __DIR__ . '/../bootstrap/app.php';
$kernel = $app->make(Illuminate\Contracts\Http\Kernel::class);
$request = Illuminate\Http\Request::capture();
$response = $kernel->handle($request)->send();
$kernel->terminate($request, $response);
