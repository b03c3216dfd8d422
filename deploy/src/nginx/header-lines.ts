import { commonHeaders, documentPolicy, hsts, inertPolicy } from '../gateway/security-headers.ts'

/** A value as nginx reads it. */
export const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/** The same security headers as the gateway's. nginx takes none from outside a location that adds one, so each repeats them. */
export function securityHeaders(isProduction: boolean): string[] {
  const headers = { ...commonHeaders, ...(isProduction && { 'strict-transport-security': hsts }) }
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header content-security-policy $missing_policy always;',
  ]
}

/** What comes from an API has some of them already. */
export const hiddenHeaders = [...Object.keys(commonHeaders), 'strict-transport-security'].map(
  (name) => `proxy_hide_header ${name};`,
)

/** The policy of an answer that has none of its own, by its type. An empty header is not sent. */
export const policyMap = [
  'map "$upstream_http_content_security_policy $sent_http_content_type" $missing_policy {',
  '  default "";',
  `  "~^ text/html" ${quoted(documentPolicy)};`,
  `  "~^ " ${quoted(inertPolicy)};`,
  '}',
]

/** Where a call came from. Whatever a caller says of that himself is replaced. */
export const forwardedHeaders = [
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $forwarded_scheme;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header Forwarded "";',
  'proxy_set_header X-Forwarded-Port "";',
  'proxy_set_header X-Forwarded-Server "";',
  'proxy_set_header X-Request-Id $request_id;',
  'proxy_set_header Proxy "";',
]
