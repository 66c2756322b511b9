<?php
// Loads Debian's Laravel packages, which come without Composer, and the classes of app/.
require_once 'Illuminate/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = dirname(__DIR__) . '/app/' . str_replace('\\', '/', substr($class, strlen('App\\'))) . '.php';
    if (str_starts_with($class, 'App\\') && is_file($file)) require $file;
});
