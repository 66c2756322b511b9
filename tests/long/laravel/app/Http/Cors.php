<?php
namespace App\Http;

/** Does what fruitcake/laravel-cors does with `paths: ['api/*']`; Debian does not package it. */
class Cors
{
    public function handle($request, \Closure $next)
    {
        $response = $request->isMethod('OPTIONS') ? response('', 204) : $next($request);
        if ($request->is('api/*') && $request->headers->get('Origin') === env('FRONTEND_URL')) {
            $response->headers->add([
                'Access-Control-Allow-Origin' => env('FRONTEND_URL'),
                'Access-Control-Allow-Methods' => 'GET, POST',
                'Access-Control-Allow-Headers' => 'content-type, accept, accept-language',
                'Access-Control-Expose-Headers' => 'Retry-After',
            ]);
        }
        return $response;
    }
}
