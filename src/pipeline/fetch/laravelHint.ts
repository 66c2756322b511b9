import { isLoopbackHost } from '#/system/network/loopback.ts';
import { PRIVATE } from './httpError.ts';

/** Adds a common mistake with Laravel to the reason why a picture or video could not be had. */
export function withHint(reason: string, address: string): string {
  const { hostname = '', pathname = '' } = URL.parse(address) ?? {};
  if (reason.startsWith(PRIVATE) && isLoopbackHost(hostname)) {
    return `${reason}; set APP_URL of Laravel to the address of the API`;
  }
  if (reason !== 'HTTP 404') return reason;
  return pathname.includes('/storage/')
    ? `${reason}; for Laravel's public disk run php artisan storage:link`
    : `${reason}; with Laravel, public files are below /storage/`;
}
