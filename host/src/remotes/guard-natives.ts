import { reportFault } from './report-fault.ts'
import { ownerOfError } from './uncaught-errors.ts'

/** What every part of the product uses of the browser, by the words of a report. */
const guarded: [words: string, holder: object, name: string][] = [
  ['fetch', globalThis, 'fetch'],
  ...['pushState', 'replaceState'].map((name): (typeof guarded)[number] => [
    `history.${name}`,
    History.prototype,
    name,
  ]),
  ...['getItem', 'setItem', 'removeItem'].map((name): (typeof guarded)[number] => [
    `Storage.${name}`,
    Storage.prototype,
    name,
  ]),
]

/**
 * From now on a remote cannot replace what the other parts use of the browser, or clear the storage, which holds what they keep: its try has no
 * effect, and is reported as an error of that remote. Scripts that are no remote's (a support chat, an extension, a test) may.
 */
export function guardNatives(): void {
  for (const [words, holder, name] of guarded) guard(words, holder, name)
  const clear = Storage.prototype.clear
  Storage.prototype.clear = function (this: Storage) {
    if (!isRefused('clears the storage')) clear.call(this)
  }
}

function guard(words: string, holder: object, name: string): void {
  let present: unknown = Reflect.get(holder, name)
  Object.defineProperty(holder, name, {
    configurable: true,
    enumerable: true,
    get: () => present,
    set: (value: unknown) => {
      if (!isRefused(`replaces ${words}`)) present = value
    },
  })
}

/** Whether a remote's code is about to do this; then it is reported. */
function isRefused(does: string): boolean {
  const error = new Error(`It ${does} of the browser, which all parts share.`)
  const owner = ownerOfError(error)
  if (owner) reportFault({ part: owner.name, version: owner.version, error, kind: 'error' })
  return owner !== undefined
}
