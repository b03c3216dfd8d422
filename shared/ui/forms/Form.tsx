import type { ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useErrorTitle } from './error-title.ts'
import styles from './Form.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import type { ProductForm } from './use-product-form.ts'

interface FormProps<Values extends object> {
  form: ProductForm<Values>
  /** The fields that are on the page, in a form of several steps: the summary links to no others. All by default. */
  fields?: readonly (keyof Values & string)[]
  submitLabel?: string
  /** The button's label while the form is sent, such as "Signing in…". */
  busyLabel?: string
  children: ReactNode
  /** Problems come last, in a place that is kept free for them: nothing moves when there are some. */
  keepsPlaceForProblems?: boolean
  /** Between the fields and the button. */
  footnote?: ReactNode
  /** In place of the one button: the buttons of a form of several steps. Null: they are elsewhere. */
  buttons?: ReactNode
  /** What a submit means here, such as going to the next step. Sends the form by default. */
  onSubmit?: () => void
  /** Where the browser posts the form by itself, before and without scripts. */
  action?: string
  /** Of its draft in the tab, which is in the form of a rendered page before the app is (deploy/src/page/boot). */
  draft?: string
}

/** A form as the product shows it: problems first, then the fields, then the button. */
export function Form<Values extends object>({
  form,
  fields,
  submitLabel = 'Send',
  busyLabel = 'Sending…',
  children,
  keepsPlaceForProblems = false,
  footnote,
  buttons,
  onSubmit,
  action,
  draft,
}: FormProps<Values>) {
  const ids = fields?.map((field) => form.field(field).id)
  const problems = ids ? form.problems.filter(({ fieldId }) => ids.includes(fieldId)) : form.problems
  useErrorTitle(problems.length > 0 || form.message !== null)
  const summary = (
    <ErrorSummary
      problems={problems}
      message={form.message}
      onTryAgain={form.isNetworkFailure ? form.tryAgain : undefined}
      attempt={form.attempt}
    />
  )
  return (
    <form
      noValidate
      className={styles.form}
      // Never in the address, whatever happens to the script that sends it.
      method="post"
      action={action}
      data-draft={draft}
      onSubmit={(event) => {
        event.preventDefault()
        if (onSubmit) onSubmit()
        else void form.submit()
      }}
    >
      {!keepsPlaceForProblems && summary}
      {children}
      {footnote}
      {buttons !== undefined ? (
        buttons
      ) : (
        <SubmitButton isBusy={form.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      )}
      {keepsPlaceForProblems && <div className={styles.problems}>{summary}</div>}
    </form>
  )
}
