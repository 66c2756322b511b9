<?php
namespace App\Providers;

use App\Models\Food;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;

class AppServiceProvider extends \Illuminate\Foundation\Support\Providers\RouteServiceProvider
{
    public function boot()
    {
        RateLimiter::for('api', fn ($request) => Limit::perMinute((int) env('API_LIMIT', 60))->by($request->ip()));
        Food::saved(fn () => env('HOOK_URL') && $this->sendHook());
        $this->routes(function () {
            Route::middleware('api')->prefix('api')->group(base_path('routes/api.php'));
            Route::middleware('web')->get('sanctum/csrf-cookie', fn () => response()->noContent());
        });
    }

    /** Signs the hook by the Standard Webhooks specification. */
    private function sendHook(): void
    {
        $id = 'msg_' . bin2hex(random_bytes(8));
        $time = time();
        $body = json_encode(['type' => 'food.saved']);
        $key = base64_decode(substr(env('HOOK_SECRET'), strlen('whsec_')));
        $signature = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
        $headers = ['content-type: application/json', "webhook-id: $id", "webhook-timestamp: $time", "webhook-signature: $signature"];
        $curl = curl_init(env('HOOK_URL'));
        curl_setopt_array($curl, [CURLOPT_POSTFIELDS => $body, CURLOPT_HTTPHEADER => $headers, CURLOPT_RETURNTRANSFER => true]);
        curl_exec($curl);
    }
}
