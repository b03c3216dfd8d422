import { createHash } from 'node:crypto'
import type { Edition } from '@stepwise/shared/contracts'
import type { RegistryHost } from '@stepwise/shared/contracts/remote'
import { renderPage } from './page.ts'

const origins = ['https://example.org']
const policy = { scripts: origins, connects: origins, frames: origins, images: origins, styles: origins }
const files = { js: ['a.js'], css: ['a.css'] }
const integrities = { 'a.js': 'sha256-a', 'a.css': 'sha256-b' }

/** A host that uses all that a page can have. */
const anyHost: Omit<RegistryHost, 'edition'> = {
  version: '0.0.0',
  folder: '/host/0.0.0/',
  sharedVersion: '0.0.0',
  initial: files,
  fonts: ['a.woff2'],
  sharedModules: {},
  policy,
  integrities,
}

/** Eight hex digits that change with what this program makes a page of: its boot script, its policy and its HTML, whatever is live. */
export function pageVersion(edition: Edition): string {
  const registry = { promotion: 0, promotedAt: '', host: { ...anyHost, edition }, remotes: [] }
  const page = renderPage(registry, { hasFavicon: true, isInstallable: true })
  return createHash('sha256').update(page).digest('hex').slice(0, 8)
}
