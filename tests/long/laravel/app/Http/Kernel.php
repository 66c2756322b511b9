<?php
namespace App\Http;

use Illuminate\Foundation\Http\Middleware as Base;

class Kernel extends \Illuminate\Foundation\Http\Kernel
{
    protected $middleware = [
        Cors::class,
        Base\PreventRequestsDuringMaintenance::class,
        Base\TrimStrings::class,
        Base\ConvertEmptyStringsToNull::class,
    ];

    protected $middlewareGroups = [
        'api' => ['throttle:api', \Illuminate\Routing\Middleware\SubstituteBindings::class],
        'web' => [
            \Illuminate\Cookie\Middleware\EncryptCookies::class,
            \Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse::class,
            \Illuminate\Session\Middleware\StartSession::class,
            VerifyCsrfToken::class,
        ],
    ];
    protected $routeMiddleware = ['throttle' => \Illuminate\Routing\Middleware\ThrottleRequests::class];
}
