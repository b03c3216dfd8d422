import { emailPattern, plainEmail } from '../../contracts/email.ts'

/** Says what is wrong with a field's value, or null. */
export type Rule<Values, Value> = (value: Value, values: Values) => string | null

/** The rules of a form: for each field its rules in order; the first that fails speaks. */
export type Rules<Values> = { [Field in keyof Values]?: Rule<Values, Values[Field]>[] }

export function required(message: string) {
  return (value: unknown) => {
    const isEmpty = value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    return isEmpty ? message : null
  }
}

export function matching(pattern: RegExp, message: string) {
  return (value: string) => (pattern.test(value.trim()) ? null : message)
}

/** As the server reads it. */
export function emailAddress(message: string) {
  return (value: string) => (emailPattern.test(plainEmail(value)) ? null : message)
}

export function atLeast(length: number, message: string) {
  return (value: string) => (composed(value).length >= length ? null : message)
}

/** Equal to another field of the form. */
export function sameAs<Field extends string>(field: Field, message: string) {
  return (value: unknown, values: Record<Field, unknown>) =>
    composed(value) === composed(values[field]) ? null : message
}

/** Text with each accent as one character, as the server compares and counts it. */
function composed<Value>(value: Value): Value {
  return typeof value === 'string' ? (value.normalize('NFC') as Value) : value
}

/** The first message of each field that is wrong. */
export function messagesFor<Values extends object>(rules: Rules<Values>, values: Values): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    for (const rule of rules[field] ?? []) {
      const message = rule(values[field], values)
      if (message === null) continue
      messages[field] = message
      break
    }
  }
  return messages
}
