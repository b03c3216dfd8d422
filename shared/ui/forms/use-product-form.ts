import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { FieldProblem } from './ErrorSummary.tsx'
import { type Refusal, refusalFor } from './refusal.ts'
import { messagesFor, type Rules } from './rules.ts'

interface ProductFormOptions<Values extends object> {
  /** Begins the ids of the fields; unique on the page. */
  name: string
  initialValues: Values
  rules?: Rules<Values>
  /** Fields that are checked with every change; all others only on submit. */
  checkedOnChange?: (keyof Values & string)[]
  /** Fields whose edit takes the server's message away. */
  messageClearedBy?: (keyof Values & string)[]
  /** All values, with every change; not the initial ones. */
  onChange?: (values: Values) => void
  /** Sends the form; what it throws is shown, and every value stays. */
  send: (values: Values) => Promise<unknown>
}

/** One try to get on: with the next step of a form, or with all of it. */
interface Try<Values extends object> {
  /** Only these are checked; all fields unless told. */
  fields?: (keyof Values & string)[]
  /** What the server is asked; without it the check alone decides. */
  action?: (values: Values) => Promise<unknown>
  onAccepted?: () => void
  /** With the names of the fields that are wrong; none when the whole form was refused. */
  onRefused?: (fields: string[]) => void
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
  /** For forms of several steps: checks the step's fields, asks the server if need be, and says how it went. */
  advance: (step: Try<Values>) => Promise<void>
  /** Whether these fields pass their rules now; nothing is shown. */
  isRight: (fields: (keyof Values & string)[]) => boolean
  /** Takes away what the last refused submit said: another step is shown. */
  forgetProblems: () => void
  /** Sends the whole form. */
  submit: () => Promise<void>
  /** Does again what failed last. */
  tryAgain: () => Promise<void>
  isBusy: boolean
  /** What the last refused submit said, without what has been mended since. */
  problems: FieldProblem[]
  message: string | null
  isNetworkFailure: boolean
  /** Grows with each refused submit. */
  attempt: number
}

const accepted: Refusal = { fields: {}, message: null, isNetwork: false }

/**
 * The one way to build a form (accessibility.md, Forms): rules run on submit; what is wrong shows in a summary and in the
 * same words at each field, in both until it is mended; the server's messages go to their fields; while it sends, a second
 * submit does nothing; after a failure every value is still there. Show it with `<Form form={form} …>`.
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
  const [refusal, setRefusal] = useState(accepted)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const lastTry = useRef<Try<Values>>({})

  function refuse(refused: Refusal) {
    form.setErrors(refused.fields)
    setRefusal(refused)
    setAttempt((attempts) => attempts + 1)
  }

  function accept() {
    form.clearErrors()
    setRefusal(accepted)
  }

  async function advance(step: Try<Values>) {
    if (isSending.current) return
    lastTry.current = step
    const current = form.getValues() as Values
    const { fields = Object.keys(rules), action, onAccepted, onRefused } = step
    const wrong = Object.entries(messagesFor(rules, current)).filter(([field]) => (fields as string[]).includes(field))
    if (wrong.length > 0) {
      refuse({ ...accepted, fields: Object.fromEntries(wrong) })
      return onRefused?.(wrong.map(([field]) => field))
    }
    isSending.current = true
    setBusy(action !== undefined)
    try {
      // What was wrong stays in sight until the answer: nothing jumps, and a "Try again" button keeps the focus.
      await action?.(current)
    } catch (error) {
      const refused = refusalFor(error, Object.keys(current))
      refuse(refused)
      return onRefused?.(Object.keys(refused.fields))
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
    // A message that is no longer true goes. An edit can mend another field too, such as two passwords that must be the
    // same; but what the server said of another field stays.
    const judged = Object.entries(form.errors)
      .filter(([other, error]) => other === field || error === before[other])
      .map(([other]) => other)
    for (const other of judged) form.setFieldError(other, now[other] ?? null)
    const mended = judged.filter((other) => now[other] === undefined)
    if (mended.length > 0) setRefusal((refused) => ({ ...refused, fields: withoutAll(refused.fields, mended) }))
    if (refusal.message && (messageClearedBy as string[]).includes(field)) {
      setRefusal((refused) => ({ ...refused, message: null, isNetwork: false }))
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
    isRight: (fields) => {
      const wrong = messagesFor(rules, values)
      return fields.every((field) => wrong[field] === undefined)
    },
    forgetProblems: accept,
    submit: () => advance({ action: send }),
    tryAgain: () => advance(lastTry.current),
    isBusy,
    problems: Object.entries(refusal.fields).map(([field, message]) => ({ fieldId: fieldId(name, field), message })),
    message: refusal.message,
    isNetworkFailure: refusal.isNetwork,
    attempt,
  }
}

function fieldId(formName: string, field: string): string {
  return `${formName}-${field}`
}

function withoutAll(fields: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
