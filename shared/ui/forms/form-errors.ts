import { CallError, fieldErrorsOf, messageFor } from '../../http/index.ts'

/** Why a form was rejected. */
export interface FormErrors {
  /** Messages by field, as the form names them. */
  fields: Record<string, string>
  /** For the whole form. */
  message: string | null
  /** The server was not reached: trying again may help. */
  isNetwork: boolean
}

/**
 * What an error of `call()` means for a form with these fields. Several messages of a field are joined by commas;
 * those of a field that the form does not have go to the form's message. Never throws.
 */
export function formErrorsFrom(error: unknown, fieldNames: readonly string[]): FormErrors {
  const fields: Record<string, string> = {}
  const unplaced: string[] = []
  for (const [wireName, messages] of Object.entries(fieldErrorsOf(error))) {
    const field = formName(wireName)
    if (fieldNames.includes(field)) fields[field] = messages.join(', ')
    else unplaced.push(...messages)
  }
  const message = messageFor(error)
  // The server often repeats a field's message for the whole form and adds a link: only what is added is for the form.
  const added = Object.values(fields)
    .reduce((rest, atField) => rest.replace(atField, ''), message)
    .trim()
  const whole = [added, ...unplaced.filter((text) => !message.includes(text))].filter((text) => text !== '')
  return {
    fields,
    message: whole.join(' ') || null,
    isNetwork: error instanceof CallError && error.failure.kind === 'network',
  }
}

/** `first_name` on the wire is `firstName` in the form. */
function formName(wireName: string): string {
  return wireName.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
