import { Anchor, Button } from '@mantine/core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './ErrorSummary.module.css'
import { missingNames } from './field-names.ts'
import { ServerMessage } from './ServerMessage.tsx'

export interface FieldProblem {
  /** The id of the field's input. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  problems: FieldProblem[]
  /** About the whole form, if anything. */
  message?: string | null
  /** Shows a Try again button. */
  onTryAgain?: (() => void) | undefined
  /** Changes with every rejected submit, so that the summary takes the focus again. */
  attempt: number
}

/**
 * After a rejected submit: lists the problems, takes the focus and links to each field (GOV.UK pattern). It is removed when all are
 * corrected.
 */
export function ErrorSummary({ problems, message = null, onTryAgain, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const isShown = problems.length > 0 || message !== null
  const focusKept = useFocusKept(summary, isShown)
  const names = useMissingNames(summary, problems)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected submit moves the focus
  useEffect(() => summary.current?.focus(), [attempt])
  if (!isShown) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" aria-labelledby={headingId} className={styles.root} {...focusKept}>
      <h2 id={headingId} className="ui-danger ui-lead ui-snug ui-below-4">
        There is a problem
      </h2>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Anchor href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {names[fieldId] && <span>{`${names[fieldId]}:`}</span>}
                {names[fieldId] && ' '}
                <span>{message}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {/* What the server adds to the words of a field comes after them. */}
      {message !== null && (
        <p>
          <ServerMessage message={message} />
        </p>
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

/** Known once the fields are on the page, before anything is painted. */
function useMissingNames(summary: React.RefObject<HTMLElement | null>, problems: FieldProblem[]) {
  const [names, setNames] = useState<Record<string, string>>({})
  const said = problems.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems come as another list in each render
  useLayoutEffect(() => setNames(missingNames(problems, summary.current?.closest('form') ?? null)), [summary, said])
  return names
}

function focusField(event: React.MouseEvent, fieldId: string) {
  event.preventDefault()
  const control = findControl(fieldId)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const controls = 'input:not([type="hidden"]), select, textarea'

/**
 * What takes the focus for a field: the field itself, or its first control if it is a group. A disabled control waits for the one
 * before it, so that one takes the focus.
 */
function findControl(fieldId: string): HTMLElement | null {
  const field = document.getElementById(fieldId)
  if (!field) return null
  const control = field.matches(controls) ? field : (field.querySelector<HTMLElement>(controls) ?? field)
  if (!control.matches(':disabled')) return control
  const before = [...(control.closest('form')?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (other) => !other.matches(':disabled') && control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  return before.at(-1) ?? null
}

/** When the summary is removed with the focus in it ("Try again" has worked), the form's button takes the focus. */
function useFocusKept(summary: React.RefObject<HTMLElement | null>, isShown: boolean) {
  const submit = useRef<HTMLElement | null>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (isShown) {
      submit.current = summary.current?.closest('form')?.querySelector('[type="submit"]') ?? null
      return
    }
    // Only if nothing else has the focus: the heading of another step may have taken it.
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
