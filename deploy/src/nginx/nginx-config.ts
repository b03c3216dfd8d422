import { join } from 'node:path'
import { unavailableMessage, wordsOf } from '@stepwise/shared/server'
import { Eta } from 'eta'
import { formUnavailableMessage, responseTimeoutMs } from '../gateway/api-proxy.ts'
import { readHeaderBytes } from '../gateway/header-limit.ts'
import { commonHeaders, documentPolicy, hsts, inertPolicy } from '../gateway/security-headers.ts'
import { contentFolders, immutable, oneHour, recordPattern, storeFolders } from '../gateway/static-files.ts'
import { fileTypes } from './file-types.ts'
import type { NginxOptions } from './options.ts'

const templates = new Eta({ views: join(import.meta.dirname, 'templates'), autoEscape: false })

/** A value as nginx reads it. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`
const json = (msg: string) => JSON.stringify({ errors: {}, msg })

/** Refusals of nginx itself, which it would send with a page of its own, and as what; 414 is an address longer than any of ours. */
const refusals = Object.entries({ 400: 400, 408: 408, 413: 413, 414: 404, 431: 431 }).map(([status, as]) => ({
  status,
  as,
  text: json(wordsOf(as).msg),
}))

const plain = 'text/plain; charset=utf-8'
const unavailable = [
  { name: 'json', type: 'application/json; charset=utf-8', text: json(unavailableMessage) },
  { name: 'text', type: plain, text: `${unavailableMessage}\n` },
  { name: 'form', type: plain, text: `${formUnavailableMessage}\n` },
]

/** Files with a known ending, and none that is hidden, below a hidden folder, or a record of a release, as a pattern. */
const filesBelow = (folders: string[], types: Record<string, string>) =>
  `"^(?!${recordPattern})/(?:${folders.join('|')})/(?!(?:.*/)?[.]).+[.](?:${Object.keys(types).join('|')})$"`

/** The configuration of an nginx in front of APIs and gateways (docs/decisions/035-nginx.md), from templates/nginx.eta. */
export const nginxConfig = (options: NginxOptions): string =>
  templates.render('./nginx', {
    ...options,
    q: quoted,
    filesBelow,
    fileTypes,
    storeFolders,
    contentFolders,
    immutable,
    oneHour,
    documentPolicy,
    inertPolicy,
    refusals,
    unavailable,
    responseTimeoutMs,
    readHeaderBytes,
    // The same as the gateway's. nginx takes none from outside a location that adds one, so each repeats them.
    securityHeaders: { ...commonHeaders, ...(options.isProduction && { 'strict-transport-security': hsts }) },
    // What comes from an API has some of them already.
    hiddenHeaders: [...Object.keys(commonHeaders), 'strict-transport-security'],
  })
