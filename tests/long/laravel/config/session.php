<?php
return [
    'driver' => 'file', 'files' => storage_path('framework/sessions'), 'lifetime' => 120, 'lottery' => [0, 100],
    'expire_on_close' => false, 'encrypt' => false, 'cookie' => 'snacks_session', 'path' => '/', 'domain' => null,
    'secure' => false, 'http_only' => true, 'same_site' => 'lax', 'table' => null, 'store' => null, 'connection' => null,
];
