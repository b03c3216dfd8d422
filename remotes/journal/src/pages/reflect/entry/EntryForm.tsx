import { Button, HeadingText, Text, useDraftKept, useEscape, useOtherTabNotice } from '@stepwise/shared/ui'
import { CopyButton, Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { EntryConflict } from './EntryConflict.tsx'
import styles from './EntryForm.module.css'
import { EntrySteps } from './EntrySteps.tsx'
import {
  $openTips,
  $place,
  drafts,
  type EntryDraft,
  placeChanged,
  saveEntryFx,
  tipsClosed,
  valuesChanged,
} from './entry.model.ts'
import { entryRules } from './entry-rules.ts'
import { entryText } from './entry-text.ts'
import { PromptField } from './PromptField.tsx'
import { type AnswerField, answerFields, type EntryValues, promptGroups } from './prompts.ts'
import { WelcomePage } from './WelcomePage.tsx'

/** The pages of an entry, one at a time (docs/product/journal.md#buttons). */
export function EntryForm({ start }: { start: EntryDraft }) {
  const { openTips, place, problem, kept, closeTips, save, changePlace, changeValues } = useUnit({
    openTips: $openTips,
    place: $place,
    problem: drafts.$problem,
    kept: drafts.$kept,
    closeTips: tipsClosed,
    save: saveEntryFx,
    changePlace: placeChanged,
    changeValues: valuesChanged,
  })
  const otherTabNotice = useOtherTabNotice(drafts.$inOtherTabs, start.draftId)
  const heading = useRef<HTMLHeadingElement>(null)
  const shouldFocusHeading = useRef(false)
  const form = useProductForm<EntryValues>({
    name: 'entry',
    initialValues: start.values,
    rules: entryRules,
    // A limit shows while someone types; that a title is missing only when they go on.
    checkedOnChange: answerFields,
    onChange: changeValues,
    send: (values) => save({ ...start, values, place }),
  })
  useEscape(closeTips, undefined, openTips.length > 0)
  const isKept = kept.includes(start.draftId)
  useDraftKept(JSON.stringify(form.values), isKept)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus
  useEffect(() => {
    if (shouldFocusHeading.current) heading.current?.focus()
    shouldFocusHeading.current = false
  }, [place])

  // The button of the draft offer had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  function goTo(next: number) {
    shouldFocusHeading.current = true
    changePlace(next)
  }

  const group = promptGroups[place - 1]
  const isLast = place === promptGroups.length
  const fields = group ? group.prompts.map(({ field }) => field) : (['title'] as const)
  const finish = (base: EntryDraft['base'] = start.base) =>
    form.advance({
      action: (values) => save({ ...start, base, values, place }),
      onRejected: ([wrongField]) => wrongField && changePlace(findStep(wrongField)),
    })
  const next = () => (isLast ? finish() : form.advance({ fields: [...fields], onAccepted: () => goTo(place + 1) }))

  return (
    <Form
      form={form}
      onSubmit={next}
      buttons={
        <div className={styles.buttons}>
          {place > 0 && (
            <Button variant="default" onClick={() => form.advance({ fields: [], onAccepted: () => goTo(place - 1) })}>
              PREVIOUS
            </Button>
          )}
          <SubmitButton isBusy={form.isBusy} busyLabel="Saving…">
            {isLast ? 'FINISH' : 'NEXT'}
          </SubmitButton>
        </div>
      }
      footnote={
        <>
          <Text size="sm" className="ui-muted">
            {[otherTabNotice, draftHint(problem !== null, isKept)].filter(Boolean).join(' ')}
          </Text>
          {problem !== null && <CopyButton name="entry" text={entryText(form.values)} />}
        </>
      }
    >
      <EntryConflict values={form.values} onSave={finish} />
      {group ? (
        <>
          <EntrySteps current={place} />
          <div key={group.name} className="ui-grid ui-gap-20">
            <div>
              <h3 className={styles.heading} ref={heading} tabIndex={-1} data-autofocus>
                <HeadingText>{group.heading}</HeadingText>
              </h3>
              <p className={styles.lead}>{group.lead}</p>
            </div>
            {group.prompts.map((prompt) => (
              <PromptField key={prompt.field} prompt={prompt} field={form.field(prompt.field)} />
            ))}
          </div>
        </>
      ) : (
        <WelcomePage form={form} heading={heading} />
      )}
    </Form>
  )
}

/** Nothing is promised before the device has confirmed the first letters. */
function draftHint(isRefused: boolean, isKept: boolean): string {
  if (isRefused) return 'This browser cannot save what you write as you go. Choose FINISH before you leave.'
  return isKept
    ? 'What you write is saved on this device as you go. It is in your journal once you choose FINISH.'
    : 'What you write is in your journal once you choose FINISH.'
}

/** The place of a field's step; 0, the welcome page, for the title. */
const findStep = (field: string) =>
  promptGroups.findIndex(({ prompts }) => prompts.some((prompt) => prompt.field === (field as AnswerField))) + 1
