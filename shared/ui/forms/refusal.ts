import { CallError, fieldErrorsOf, messageFor } from '../../http/index.ts'

/** Why a form was not accepted: messages by field (as the form names them), and one for the whole form. */
export interface Refusal {
  fields: Record<string, string>
  message: string | null
  /** The server was not reached: trying again may help. */
  isNetwork: boolean
}

/**
 * What an error of `call()` says about a form with these fields. Several messages of a field are joined by commas
 * (spec 8); those of a field the form does not have go to the form's message.
 */
export function refusalFor(error: unknown, fieldNames: readonly string[]): Refusal {
  const fields: Record<string, string> = {}
  const homeless: string[] = []
  for (const [wireName, messages] of Object.entries(fieldErrorsOf(error))) {
    const field = formName(wireName)
    if (fieldNames.includes(field)) fields[field] = messages.join(', ')
    else homeless.push(...messages)
  }
  const message = messageFor(error)
  // The form's message often says what a field's says, sometimes with a link: nothing is said twice without need.
  const isSaid = Object.values(fields).includes(message)
  const whole = [...(isSaid ? [] : [message]), ...homeless.filter((text) => !message.includes(text))]
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
