import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { FieldProblem } from './ErrorSummary.tsx'
import { type FormErrors, formErrorsFrom } from './form-errors.ts'
import { messagesFor, type Rules } from './rules.ts'

interface ProductFormOptions<Values extends object> {
  /** Begins the ids of the fields; unique on the page. */
  name: string
  initialValues: Values
  rules?: Rules<Values>
  /** Fields that are checked with every change; all others only on submit. */
  checkedOnChange?: (keyof Values & string)[]
  /** Editing one of these fields clears the server's message. */
  messageClearedBy?: (keyof Values & string)[]
  /** All values, with every change; not the initial ones. */
  onChange?: (values: Values) => void
  /** Sends the form; what it throws is shown, and every value stays. */
  send: (values: Values) => Promise<unknown>
}

/** One attempt to go on: to the next step of a form, or to send all of it. */
interface Attempt<Values extends object> {
  /** Only these are checked; all fields by default. */
  fields?: (keyof Values & string)[]
  /** The call to the server; without it the rules alone decide. */
  action?: (values: Values) => Promise<unknown>
  onAccepted?: () => void
  /** With the names of the invalid fields; none when the whole form was rejected. */
  onRejected?: (fields: string[]) => void
}

/** What a field's input takes: `<TextInput label="…" {...form.field('email')} />`. */
export interface FieldProps<Value> {
  id: string
  name: string
  value: Value
  // biome-ignore lint/suspicious/noExplicitAny: inputs give an event or a value, and @mantine/form takes both
  onChange: (change: any) => void
  error: string | undefined
}

export interface ProductForm<Values extends object> {
  values: Values
  field: <Field extends keyof Values & string>(field: Field) => FieldProps<Values[Field]>
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void
  /** For forms of several steps: checks the step's fields, makes its call if it has one, then calls onAccepted or onRejected. */
  advance: (step: Attempt<Values>) => Promise<void>
  /** Whether these fields pass their rules now; shows nothing. */
  isValid: (fields: (keyof Values & string)[]) => boolean
  /** Clears the messages of the last rejected submit, because another step is shown. */
  clearProblems: () => void
  /** Sends the whole form. */
  submit: () => Promise<void>
  /** Repeats the last attempt. */
  tryAgain: () => Promise<void>
  isBusy: boolean
  /** Of the last rejected submit, without what has been corrected since. */
  problems: FieldProblem[]
  message: string | null
  isNetworkFailure: boolean
  /** Grows with each rejected submit. */
  attempt: number
}

/** What a group of fields needs of a form, which may have more fields than these. */
export type FormPart<Values extends object> = Pick<ProductForm<Values>, 'values' | 'field' | 'set'>

const noErrors: FormErrors = { fields: {}, message: null, isNetwork: false }

/**
 * The one way to build a form (docs/product/accessibility.md#forms): rules run on submit; a message shows in a summary and at
 * its field until it is corrected; the server's messages go to their fields; while the form sends, a second submit does nothing;
 * after a failure every value is still there. Show it with `<Form form={form} …>`.
 */
export function useProductForm<Values extends object>({
  name,
  initialValues,
  rules = {},
  checkedOnChange = [],
  messageClearedBy = [],
  onChange,
  send,
}: ProductFormOptions<Values>): ProductForm<Values> {
  const form = useForm<Record<string, unknown>>({
    mode: 'controlled',
    initialValues: initialValues as Record<string, unknown>,
    validate: (values) => messagesFor(rules, values as Values),
    clearInputErrorOnChange: false,
    validateInputOnChange: checkedOnChange,
    onValuesChange: (values) => onChange?.(values as Values),
  })
  const values = form.values as Values
  const [errors, setErrors] = useState(noErrors)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const lastAttempt = useRef<Attempt<Values>>({})

  function reject(rejection: FormErrors) {
    form.setErrors(rejection.fields)
    setErrors(rejection)
    setAttempt((attempts) => attempts + 1)
  }

  function accept() {
    form.clearErrors()
    setErrors(noErrors)
  }

  async function advance(step: Attempt<Values>) {
    if (isSending.current) return
    lastAttempt.current = step
    const current = form.getValues() as Values
    const { fields = Object.keys(rules), action, onAccepted, onRejected } = step
    const invalid = Object.entries(messagesFor(rules, current)).filter(([field]) =>
      (fields as string[]).includes(field),
    )
    if (invalid.length > 0) {
      reject({ ...noErrors, fields: Object.fromEntries(invalid) })
      return onRejected?.(invalid.map(([field]) => field))
    }
    isSending.current = true
    setBusy(action !== undefined)
    try {
      // Messages stay until the answer: nothing jumps, and a "Try again" button keeps the focus.
      await action?.(current)
    } catch (error) {
      const rejection = formErrorsFrom(error, Object.keys(current))
      reject(rejection)
      return onRejected?.(Object.keys(rejection.fields))
    } finally {
      isSending.current = false
      setBusy(false)
    }
    accept()
    onAccepted?.()
  }

  function edited(field: string) {
    const before = messagesFor(rules, values)
    const now = messagesFor(rules, form.getValues() as Values)
    // Remove messages that are no longer true. An edit can correct another field too (two passwords that must be equal), but
    // the server's message for another field stays.
    const checked = Object.entries(form.errors)
      .filter(([other, error]) => other === field || error === before[other])
      .map(([other]) => other)
    for (const other of checked) form.setFieldError(other, now[other] ?? null)
    const corrected = checked.filter((other) => now[other] === undefined)
    if (corrected.length > 0) setErrors((before) => ({ ...before, fields: withoutAll(before.fields, corrected) }))
    if (errors.message && (messageClearedBy as string[]).includes(field)) {
      setErrors((before) => ({ ...before, message: null, isNetwork: false }))
    }
  }

  return {
    values,
    field: (field) => {
      const { value, onChange } = form.getInputProps(field)
      return {
        id: fieldId(name, field),
        name: field,
        value,
        onChange: (change) => {
          onChange(change)
          edited(field)
        },
        error: form.errors[field] ? String(form.errors[field]) : undefined,
      }
    },
    set: (field, value) => {
      form.setValues({ [field]: value })
      edited(field)
    },
    advance,
    isValid: (fields) => {
      const messages = messagesFor(rules, values)
      return fields.every((field) => messages[field] === undefined)
    },
    clearProblems: accept,
    submit: () => advance({ action: send }),
    tryAgain: () => advance(lastAttempt.current),
    isBusy,
    problems: Object.entries(errors.fields).map(([field, message]) => ({ fieldId: fieldId(name, field), message })),
    message: errors.message,
    isNetworkFailure: errors.isNetwork,
    attempt,
  }
}

function fieldId(formName: string, field: string): string {
  return `${formName}-${field}`
}

function withoutAll(fields: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
