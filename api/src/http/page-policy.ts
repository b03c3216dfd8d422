import { createHash } from 'node:crypto'

/** The policy of a page that holds what people wrote: no scripts, no loading, this one style. `forms`: where it may send one. */
export function buildPagePolicy(style: string, forms: "'none'" | "'self'") {
  const styleHash = createHash('sha256').update(style).digest('base64')
  const sources = `default-src 'none'; style-src 'sha256-${styleHash}'`
  return `${sources}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`
}
