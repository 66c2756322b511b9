import { expect, test } from 'vitest';
import { securityHeaders } from '#/hosts/headerRules.ts';

test('asks for HTTPS without subdomains and without preload', () => {
  expect(securityHeaders['Strict-Transport-Security']).toMatch(/^max-age=\d+$/);
});

test('lets only our own pages ask where a visitor is, and nobody use camera or microphone', () => {
  const policy = securityHeaders['Permissions-Policy'].split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']),
  );
});
