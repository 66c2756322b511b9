import { securityHeaders } from './headerRules.ts';

const maxAgeOf = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1]);

const custom = [
  {
    Header: 'Permissions-Policy',
    Value: securityHeaders['Permissions-Policy'],
    Override: true,
  },
];

/** A response headers policy, in the format of `aws cloudfront create-response-headers-policy`. */
export const cloudFrontPolicy = () => {
  const policy = {
    Name: 'site-headers',
    Comment: 'Headers of every response of the site; the objects have their own Cache-Control',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: securityHeaders['Content-Security-Policy'],
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: maxAgeOf(securityHeaders['Strict-Transport-Security']),
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: securityHeaders['Referrer-Policy'] },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(policy, undefined, 2)}\n`;
};
