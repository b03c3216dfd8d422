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

/** After a refused submit: says what is wrong, takes the focus and links to each field (GOV.UK pattern). */
export function ErrorSummary({ problems, message = null, onTryAgain, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const headingId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit moves the focus
  useEffect(() => summary.current?.focus(), [attempt])
  if (problems.length === 0 && message === null) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" aria-labelledby={headingId} className={styles.root}>
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
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
