import { Anchor, Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { ServerMessage } from './ServerMessage.tsx'

export interface FieldProblem {
  /** The id of the field's input. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  problems: FieldProblem[]
  /** What is wrong with the whole form, if anything. */
  message?: string | null
  /** Where trying again may help, this does it. */
  onTryAgain?: (() => void) | undefined
  /** Changes with every refused submit, so that the summary takes the focus again. */
  attempt: number
}

/**
 * After a refused submit: says what is wrong, takes the focus and links to each field (GOV.UK pattern). It goes when
 * everything is mended.
 */
export function ErrorSummary({ problems, message = null, onTryAgain, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const isShown = problems.length > 0 || message !== null
  const focusKept = useFocusKept(summary, isShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit moves the focus
  useEffect(() => summary.current?.focus(), [attempt])
  if (!isShown) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" aria-labelledby={headingId} className={styles.root} {...focusKept}>
      <h2 id={headingId} className={styles.heading}>
        There is a problem
      </h2>
      {message !== null && (
        <p>
          <ServerMessage message={message} />
        </p>
      )}
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Anchor href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {onTryAgain && (
        <>
          <p>Nothing you typed is lost.</p>
          <Button variant="default" className={styles.retry} onClick={onTryAgain}>
            Try again
          </Button>
        </>
      )}
    </div>
  )
}

function focusField(event: React.MouseEvent, fieldId: string) {
  event.preventDefault()
  const control = controlOf(fieldId)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const controls = 'input:not([type="hidden"]), select, textarea'

/**
 * What can take the focus for a field: the field itself, or its first control if it is a group. A disabled one waits for
 * an answer to one before it, so that is where to begin.
 */
function controlOf(fieldId: string): HTMLElement | null {
  const field = document.getElementById(fieldId)
  if (!field) return null
  const control = field.matches(controls) ? field : (field.querySelector<HTMLElement>(controls) ?? field)
  if (!control.matches(':disabled')) return control
  const before = [...(control.closest('form')?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (other) => !other.matches(':disabled') && control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  return before.at(-1) ?? null
}

/** When the summary goes with the focus in it ("Try again" has worked), the form's button has it next. */
function useFocusKept(summary: React.RefObject<HTMLElement | null>, isShown: boolean) {
  const submit = useRef<HTMLElement | null>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (isShown) {
      submit.current = summary.current?.closest('form')?.querySelector('[type="submit"]') ?? null
      return
    }
    // A heading comes first, when the form has led to another step.
    if (hasFocus.current && document.activeElement === document.body) submit.current?.focus()
    hasFocus.current = false
  }, [isShown, summary])
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
