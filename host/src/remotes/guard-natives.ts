import type { RegistryRemote } from '@stepwise/shared/contracts'
import { guardBuiltIns } from './guard-built-ins.ts'
import { guardProperty } from './guard-property.ts'
import { guardStorage } from './guard-storage.ts'

/** What every part of the product uses of the browser, with how a report calls it. */
const guarded: [prefix: string, holder: object, names: string[]][] = [
  ['', globalThis, ['fetch']],
  ['history.', History.prototype, ['pushState', 'replaceState']],
  ['Storage.', Storage.prototype, ['getItem', 'setItem', 'removeItem', 'clear']],
  ['', EventTarget.prototype, ['addEventListener', 'removeEventListener']],
  ['Node.', Node.prototype, ['appendChild', 'insertBefore', 'removeChild']],
  ['JSON.', JSON, ['parse', 'stringify']],
]

/**
 * From now on a remote cannot replace what the other parts use of the browser, or change what they store: its try has no effect, and is
 * reported as an error of that remote. Scripts that belong to no remote (a support chat, an extension, a test) may.
 */
export function guardNatives(remotes: RegistryRemote[]): void {
  guardStorage(remotes)
  for (const [prefix, holder, names] of guarded) for (const name of names) guardProperty(holder, name, prefix + name)
  // All of them as getters makes every call slower.
  if (process.env.NODE_ENV === 'development') guardBuiltIns()
}
