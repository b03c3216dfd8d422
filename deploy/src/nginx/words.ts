import { unavailableMessage, wordsOf } from '@stepwise/shared/server'
import { formUnavailableMessage } from '../gateway/api-proxy.ts'
import { quoted, securityHeaders } from './header-lines.ts'

/** Refusals of nginx itself, which it would answer with a page of its own; 414 is an address longer than any of ours. */
const refusals = { 400: 400, 408: 408, 413: 413, 414: 404, 431: 431 }

/** Not a named location: nginx gives none to a request whose address cannot be read. */
const refusalPath = '/.nginx/refused/'

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']
const json = (msg: string) => JSON.stringify({ errors: {}, msg })

/** Which words a person gets when no server answers: a form that a browser sends by itself is answered in plain text. */
export const unavailableMaps = [
  ...block('map $http_content_type $api_unavailable', [
    'default @unavailable_json;',
    '"~^application/x-www-form-urlencoded" @unavailable_form;',
  ]),
  ...block('map $http_accept $page_unavailable', [
    'default @unavailable_text;',
    '"~application/json" @unavailable_json;',
  ]),
]

/** Answers in the product's own words, for the server block. */
export function wordLocations(isProduction: boolean): string[] {
  const headers = [
    ...securityHeaders(isProduction),
    'add_header cache-control no-store always;',
    'add_header x-request-id $request_id always;',
  ]
  const unavailable = (name: string, type: string, words: string) =>
    block(`location @unavailable_${name}`, [
      ...headers,
      'add_header retry-after 5 always;',
      `default_type ${quoted(type)};`,
      `return 503 ${quoted(words)};`,
    ])
  const plain = 'text/plain; charset=utf-8'
  return [
    ...unavailable('json', 'application/json; charset=utf-8', json(unavailableMessage)),
    ...unavailable('text', plain, `${unavailableMessage}\n`),
    ...unavailable('form', plain, `${formUnavailableMessage}\n`),
    ...Object.entries(refusals).flatMap(([status, as]) =>
      block(`location = ${refusalPath}${status}`, [
        ...headers,
        'default_type "application/json; charset=utf-8";',
        `return ${as} ${quoted(json(wordsOf(as).msg))};`,
      ]),
    ),
  ]
}

/** nginx has numbers of its own for headers that are too large (494) and for plain HTTP on a port for TLS (497). */
export const refusalPages = [
  ...Object.keys(refusals).map((status) => `error_page ${status} = ${refusalPath}${status};`),
  `error_page 494 = ${refusalPath}431;`,
  `error_page 497 = ${refusalPath}400;`,
]
