import { Alert, Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'

export interface FieldProblem {
  /** The id of the field's input. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  problems: FieldProblem[]
  /** Changes with every refused submit, so that the summary takes the focus again. */
  attempt: number
}

/** After a refused submit: says what is wrong, takes the focus and links to each field (GOV.UK pattern). */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit moves the focus
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <Alert ref={summary} tabIndex={-1} color="red" variant="outline" title="There is a problem" role="alert">
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Anchor href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)} c="inherit">
              {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function focusField(event: React.MouseEvent, fieldId: string) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
