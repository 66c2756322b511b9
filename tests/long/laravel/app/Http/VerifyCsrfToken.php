<?php
namespace App\Http;

class VerifyCsrfToken extends \Illuminate\Foundation\Http\Middleware\VerifyCsrfToken
{
    /**
     * Like Sanctum, checks tokens only on requests from this host's pages; others are stateless.
     */
    protected function inExceptArray($request)
    {
        return $request->headers->get('Origin') !== $request->getSchemeAndHttpHost();
    }
}
