import { guardProperty } from './guard-property.ts'

/** What the code of all parts is made of. Not Function and Error, whose properties many set on functions and errors of their own. */
const classes = [
  Object,
  Array,
  String,
  Number,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  EventTarget,
  Node,
  Element,
  HTMLElement,
]
const builtIns = () => [
  ...classes.flatMap((one): [string, object][] => [
    [one.name, one],
    [`${one.name}.prototype`, one.prototype],
  ]),
  ...Object.entries({ JSON, Math, Reflect }),
]

/**
 * While someone develops, no remote can replace a method of what all parts use, and nothing can be added, such as `Array.prototype.toJSON`:
 * that throws where it is tried. `holders`: by their names.
 */
export function guardBuiltIns(holders: [name: string, holder: object][] = builtIns()): void {
  for (const [name, holder] of holders) {
    for (const [key, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(holder)))
      if (typeof value === 'function' && configurable && key !== 'constructor')
        guardProperty(holder, key, `${name}.${key}`)
    Object.preventExtensions(holder)
  }
}
