<?php
namespace App\Http;

class VerifyCsrfToken extends \Illuminate\Foundation\Http\Middleware\VerifyCsrfToken
{
    /** As Sanctum does: only pages of this host have a session, others are stateless. */
    protected function inExceptArray($request)
    {
        return $request->headers->get('Origin') !== $request->getSchemeAndHttpHost();
    }
}
