import { responseTimeoutMs } from '../gateway/api-proxy.ts'
import { contentFolders, immutable, oneHour, storeFolders } from '../gateway/static-files.ts'
import { documentTypes, fileTypes } from './file-types.ts'
import { forwardedHeaders, hiddenHeaders, quoted, securityHeaders } from './header-lines.ts'
import type { NginxOptions } from './options.ts'
import { refusalPages } from './words.ts'

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

const proxied = (upstream: string) => [
  `proxy_pass http://${upstream};`,
  'proxy_http_version 1.1;',
  ...forwardedHeaders,
  'proxy_connect_timeout 2s;',
  `proxy_read_timeout ${responseTimeoutMs / 1000}s;`,
  ...refusalPages,
]

/** Reads share connections and may be asked of another server. */
const read = (upstream: string, repeatedOn: string) => [
  ...proxied(upstream),
  'proxy_set_header Connection "";',
  `proxy_next_upstream ${repeatedOn};`,
  'proxy_next_upstream_tries 3;',
  'proxy_next_upstream_timeout 10s;',
]

/** A write is never repeated, and whatever its body holds, no other call follows it on its connection. */
const write = (upstream: string) => [
  ...proxied(upstream),
  'proxy_set_header Connection close;',
  'proxy_next_upstream off;',
]

const writesTo = (location: string) => [
  `error_page 418 = ${location};`,
  'if ($request_method !~ ^(GET|HEAD)$) { return 418; }',
]

/** `/api`: straight to an API, with what a gateway adds to its answers. */
export function apiLocations({ isProduction }: NginxOptions): string[] {
  const answers = [
    ...hiddenHeaders,
    ...securityHeaders(isProduction),
    'gzip on;',
    'gzip_types application/json;',
    'gzip_min_length 1000;',
    'gzip_proxied any;',
    'gzip_vary on;',
  ]
  const reads = [
    ...writesTo('@api_write'),
    ...read('stepwise_api', 'error timeout http_502 http_503'),
    'error_page 502 504 = $api_unavailable;',
    ...answers,
  ]
  return [
    ...block('location = /api', reads),
    ...block('location ^~ /api/', reads),
    ...block('location @api_write', [...write('stepwise_api'), 'error_page 502 504 = @api_write_unsent;', ...answers]),
    '# An API that could not be reached has seen nothing of the write: another one may have it.',
    ...block('location @api_write_unsent', [
      'error_page 502 503 504 = $api_unavailable;',
      'if ($upstream_bytes_sent != "0") { return 503; }',
      ...write('stepwise_api'),
      ...answers,
    ]),
  ]
}

/** Pages, and all that only a gateway knows. */
export function gatewayLocations({ storeDir }: NginxOptions): string[] {
  const unavailable = 'error_page 502 504 = $page_unavailable;'
  const reads = [...writesTo('@gateway_write'), ...read('stepwise_gateway', 'error timeout'), unavailable]
  const cached = storeDir === undefined ? ['proxy_cache stepwise_store;', 'proxy_cache_lock on;'] : []
  return [
    ...block('location /', reads),
    ...block('location @gateway', reads),
    ...block('location @gateway_write', [...write('stepwise_gateway'), unavailable]),
    ...(storeDir === undefined ? block(fileLocation(storeFolders, fileTypes), [...reads, ...cached]) : []),
  ]
}

/** Files that nginx serves itself. What it does not find, it leaves to a gateway, which has the words for that. */
export function fileLocations({ storeDir, contentDir, isProduction }: NginxOptions): string[] {
  const files = (root: string, cacheControl: string) => [
    ...writesTo('@gateway_write'),
    `root ${quoted(root)};`,
    'try_files $uri @gateway;',
    ...securityHeaders(isProduction),
    `add_header cache-control ${quoted(cacheControl)};`,
    ...refusalPages,
  ]
  return [
    ...(storeDir === undefined
      ? []
      : block(fileLocation(storeFolders, fileTypes), [
          ...files(storeDir, immutable),
          'add_header vary accept-encoding;',
          '# A file that never changes is neither asked for again nor fetched in ranges.',
          'etag off;',
          'add_header last-modified "";',
          'if_modified_since off;',
          'max_ranges 0;',
          'brotli_static on;',
          'gzip_static on;',
        ])),
    ...block(fileLocation(contentFolders, { ...fileTypes, ...documentTypes }), files(contentDir, oneHour)),
  ]
}

/** Files with a known ending, and none that is hidden or below a hidden folder. */
const fileLocation = (folders: string[], types: Record<string, string>) =>
  `location ~ "^/(?:${folders.join('|')})/(?!(?:.*/)?[.]).+[.](?:${Object.keys(types).join('|')})$"`
