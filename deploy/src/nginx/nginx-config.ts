import { documentTypes, fileTypes } from './file-types.ts'
import { policyMap, quoted } from './header-lines.ts'
import { apiLocations, fileLocations, gatewayLocations } from './locations.ts'
import type { NginxOptions } from './options.ts'
import { refusalPages, unavailableMaps, wordLocations } from './words.ts'

/** More than the largest body that a call of the API takes, so that the API refuses in its own words. */
const maxBody = '16m'

const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

/** The configuration of an nginx in front of APIs and gateways (docs/decisions/035-nginx.md). */
export function nginxConfig(options: NginxOptions): string {
  const { runDir, moduleDir, user } = options
  return [
    '# Written by `npm run release -- nginx`: change its options, not this file.',
    `load_module ${quoted(`${moduleDir}/ngx_http_brotli_static_module.so`)};`,
    ...(user ? [`user ${user};`] : []),
    `pid ${quoted(`${runDir}/nginx.pid`)};`,
    '# Lines below this level quote addresses of people and the secrets of links.',
    `error_log ${quoted(`${runDir}/error.log`)} crit;`,
    'worker_processes auto;',
    'worker_shutdown_timeout 60s;',
    'events { worker_connections 8192; }',
    'http {',
    ...indented(httpLines(options)),
    '}',
    '',
  ].join('\n')
}

function httpLines(options: NginxOptions): string[] {
  const { runDir, storeDir, apis, gateways } = options
  return [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${quoted(`${runDir}/${name}`)};`,
    ),
    `log_format stepwise escape=json '{"time":"$time_iso8601","id":"$request_id","method":"$request_method","status":$status,"seconds":$request_time,"server":"$upstream_addr"}';`,
    `access_log ${quoted(`${runDir}/access.log`)} stepwise buffer=32k flush=1s;`,
    'types {',
    ...Object.entries({ ...fileTypes, ...documentTypes }).map(([ending, type]) => `  ${quoted(type)} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'sendfile on;',
    'tcp_nopush on;',
    'server_tokens off;',
    'keepalive_timeout 65s;',
    'client_header_timeout 30s;',
    'client_body_timeout 30s;',
    'reset_timedout_connection on;',
    'large_client_header_buffers 4 16k;',
    `client_max_body_size ${maxBody};`,
    '# The bounds and the address of a request are the same here and behind.',
    'merge_slashes off;',
    ...(storeDir === undefined
      ? [`proxy_cache_path ${quoted(`${runDir}/store`)} keys_zone=stepwise_store:10m max_size=2g inactive=30d;`]
      : []),
    ...upstream('stepwise_api', apis),
    ...upstream('stepwise_gateway', gateways),
    ...schemeMap(options),
    ...policyMap,
    ...unavailableMaps,
    ...redirectServer(options),
    'server {',
    ...indented(serverLines(options)),
    '}',
  ]
}

/**
 * One that fails is left alone for a second: then it is tried again, and costs one call another attempt. When all are left alone, the same
 * ones as backups are asked nevertheless, so that people wait for the database alone.
 */
function upstream(name: string, servers: string[]): string[] {
  const lines = [
    ...servers.map((server) => `  server ${server} max_fails=1 fail_timeout=1s;`),
    ...servers.map((server) => `  server ${server} max_fails=0 backup;`),
  ]
  return [`upstream ${name} {`, `  zone ${name} 64k;`, '  least_conn;', ...lines, '  keepalive 32;', '}']
}

/** A load balancer in front says by which scheme a person came; anybody else is not believed. */
function schemeMap({ trustedProxies }: NginxOptions): string[] {
  if (trustedProxies.length === 0) return ['map $scheme $forwarded_scheme { default $scheme; }']
  return [
    'geo $realip_remote_addr $is_trusted_proxy {',
    '  default 0;',
    ...trustedProxies.map((address) => `  ${address} 1;`),
    '}',
    'map "$is_trusted_proxy $http_x_forwarded_proto" $forwarded_scheme {',
    '  default $scheme;',
    '  "1 https" https;',
    '  "1 http" http;',
    '}',
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
    ...trustedProxies.map((address) => `set_real_ip_from ${address};`),
  ]
}

function redirectServer({ tls, serverNames }: NginxOptions): string[] {
  if (!tls?.redirectFrom) return []
  return [
    'server {',
    `  listen ${tls.redirectFrom};`,
    `  server_name ${serverNames.join(' ') || '_'};`,
    `  return 301 https://${serverNames[0] ?? '$host'}$request_uri;`,
    '}',
  ]
}

function serverLines(options: NginxOptions): string[] {
  const { listen, serverNames, tls, isProduction } = options
  return [
    `listen ${listen}${tls ? ' ssl http2' : ''} backlog=4096;`,
    `server_name ${serverNames.join(' ') || '_'};`,
    ...(tls
      ? [
          `ssl_certificate ${quoted(tls.certificate)};`,
          `ssl_certificate_key ${quoted(tls.key)};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:tls:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
        ]
      : []),
    '# A location that an error page leads to has error pages of its own.',
    'recursive_error_pages on;',
    ...refusalPages,
    ...apiLocations(options),
    ...fileLocations(options),
    ...gatewayLocations(options),
    ...wordLocations(isProduction),
  ]
}
