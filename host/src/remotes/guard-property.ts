import { reportRefused } from './guard-report.ts'
import { ownerOfError } from './uncaught-errors.ts'

/** No remote can replace this property, as `words` call it, of all that have it: its try is reported, and has no effect. */
export function guardProperty(holder: object, name: string, words: string): void {
  const { enumerable } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
  let present: unknown = Reflect.get(holder, name)
  Object.defineProperty(holder, name, {
    configurable: true,
    enumerable: enumerable ?? false,
    get: () => present,
    set(this: unknown, value: unknown) {
      // What one object has of its own concerns no one else, unless all share that object.
      const isShared = [undefined, holder, globalThis, history].includes(this as object) || this instanceof Storage
      if (!isShared) Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true })
      else {
        const owner = ownerOfError(new Error())
        if (owner) reportRefused(owner, `replaces ${words}`)
        else present = value
      }
    },
  })
}
