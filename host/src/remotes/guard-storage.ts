import type { RegistryRemote } from '@stepwise/shared/contracts'
import { reportRefused } from './guard-report.ts'
import type { Owner } from './PartBoundary.tsx'
import { findCaller } from './uncaught-errors.ts'

/** Characters that a remote may keep in one storage, keys included: a browser has five million, of which the others and drafts need some. */
const mostStored = 1_000_000
/** Of shared code that is built into remotes: drafts, with their database, player and dictation. */
const sharedNames = ['drafts', 'tab', 'left', 'probe', 'video', 'dictation']

/** What a remote tries, in words; undefined when it may. */
type Judge = (owner: Owner, key: string, self: object, value: string) => string | undefined

/**
 * From now on a remote's code writes and removes only what is stored under its own names, and no more than there is room for: names that begin
 * with the remote's, and `storage` of its configuration. Another try is reported as its error. In a storage it changes nothing; in the place
 * of another's database the remote gets one of its own.
 */
export function guardStorage(remotes: RegistryRemote[]): void {
  // Builds that name nothing are older than this guard.
  const named = new Map(
    remotes.flatMap(({ config: { name, storage } }) => (storage ? [[name, [name, ...storage]]] : [])),
  )
  const unlessNamed =
    (tried: string, shared = sharedNames): Judge =>
    ({ name }, key) =>
      !named.has(name) || isNamed(key, [...(named.get(name) ?? []), ...shared]) ? undefined : tried
  const judgeKey = unlessNamed('changes what is not its own in the storage')
  const judgeSize: Judge = (owner, key, self, value) => {
    const names = named.get(owner.name) ?? []
    const others = Object.entries(self).filter(([other]) => other !== key && isNamed(other, names))
    if (!isNamed(key, names) || [...others, [key, value]].join('').length <= mostStored) return undefined
    reportRefused(owner, 'fills the storage')
    throw new DOMException('', 'QuotaExceededError')
  }
  limit(Storage.prototype, 'clear', () => 'clears the storage')
  limit(Storage.prototype, 'removeItem', judgeKey)
  limit(Storage.prototype, 'setItem', (...tried) => judgeKey(...tried) ?? judgeSize(...tried))
  if (!globalThis.IDBFactory) return
  limit(IDBFactory.prototype, 'open', unlessNamed('uses another’s database'))
  limit(IDBFactory.prototype, 'deleteDatabase', unlessNamed('deletes another’s database', []))
}

/** The method asks `judge` before it does what a remote's own code asks of it, or shared code that is built into the remote. */
function limit(holder: object, method: string, judge: Judge): void {
  const native = Reflect.get(holder, method) as (...values: unknown[]) => unknown
  Reflect.set(holder, method, function (this: object, ...values: unknown[]) {
    const owner = findCaller(new Error())
    const tried = owner && judge(owner, `${values[0]}`, this, `${values[1]}`)
    if (!owner || !tried) return native.apply(this, values)
    reportRefused(owner, tried)
    return this instanceof Storage ? undefined : native.call(this, `stepwise-${owner.name}`)
  })
}

/** Whether a key or a database has one of these names, with or without more behind it. */
function isNamed(key: string, names: string[]): boolean {
  const [, name] = /^stepwise[.-]([\w-]+)/.exec(key) ?? []
  return names.some((one) => `${name}-`.startsWith(`${one}-`))
}
