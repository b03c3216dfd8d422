import type { Registry } from '@stepwise/shared/contracts'
import { host, list, startFiles } from './registry.ts'

type Remote = Registry['remotes'][number]
interface Files {
  css?: string[]
  js?: string[]
}

const requested = new Set(startFiles)

/** With the integrity that the later request has, or the file would be loaded twice. What has none is not loaded ahead. */
function preload(as: string, { folder, integrities }: Registry['host'] | Remote, file: string): void {
  const href = folder + file
  const integrity = integrities?.[file]
  if (!integrity || requested.has(href)) return
  requested.add(href)
  const link = document.createElement('link')
  const attributes = { rel: 'preload', as, href, integrity, crossorigin: '' }
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}

function preloadFiles(part: Registry['host'] | Remote, files: Files): void {
  for (const file of list(files.css)) preload('style', part, file)
  for (const file of list(files.js)) preload('script', part, file)
}

/** The files of a page or of a slot, with the shared modules that the host does not start with. */
export function preloadPart(remote: Remote, part: Remote['pages'][string] | undefined): void {
  preload('script', remote, remote.entry)
  if (!part) return
  preloadFiles(remote, part)
  for (const module of list(part.shared)) {
    const files = host.sharedModules?.[module]
    if (files) preloadFiles(host, files)
  }
}
