import type { Registry } from '@stepwise/shared/contracts'
import { providedFeatures } from '@stepwise/shared/contracts/supported-browsers'

/** Parts may come from other releases: skips what this one does not know, and what they leave out. */
export const list = <Item>(value: readonly Item[] | undefined): Item[] =>
  (Array.isArray(value) ? value : []).filter((item) => item !== null)

/** In a page with content: what is needed of it for this page. */
function readRegistry(): Registry | undefined {
  try {
    const element = document.getElementById('page-registry') ?? document.getElementById('registry')
    const registry = JSON.parse(element?.textContent ?? '')
    return list(registry.host.initial.js).length > 0 && typeof registry.host.folder === 'string' ? registry : undefined
  } catch {
    return
  }
}

const found = readRegistry()

/** Without a registry nothing can be started. */
export const hasRegistry = found !== undefined
export const registry = found ?? ({ host: { folder: '/host/', initial: {} } } as Registry)
export const { host } = registry

const hasFeature = (path: string) =>
  path.split('.').reduce<unknown>((owner, name) => (owner as Record<string, unknown> | undefined)?.[name], globalThis)

/** The script that provides what this browser lacks of what the bundles use; none in most. */
export const missingFeatures = host.olderBrowsers && !providedFeatures.every(hasFeature) ? [host.olderBrowsers] : []

/** In the order in which they must run. */
export const initialFiles = [...missingFeatures, ...list(host.initial.js), ...list(host.initial.css)]

/** The addresses of the host's first scripts and style sheets. */
export const startFiles = initialFiles.map((file) => host.folder + file)
export const boot: StepwiseBoot = { calls: {} }

/** The page has the content that visitors see, and may be read for as long as one likes before the host is asked for. */
export const isForVisitors = () => document.documentElement.dataset.forVisitors !== undefined
