import { announced, Text } from '@stepwise/shared/ui'
import { Form, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { EntryButtons } from './EntryButtons.tsx'
import styles from './EntryForm.module.css'
import { EntryRescue } from './EntryRescue.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import { drafts, type EntryDraft, entryTyped, saveEntryFx } from './entry.model.ts'
import { entryRules } from './entry-rules.ts'
import { PromptStep } from './PromptStep.tsx'
import { type AnswerField, type EntryValues, promptGroups } from './prompts.ts'
import { useTipEscape } from './use-tip-escape.ts'
import { WelcomePage } from './WelcomePage.tsx'

/** The pages of an entry, one at a time. Going back keeps everything; only FINISH sends it (spec 4). */
export function EntryForm({ start }: { start: EntryDraft }) {
  const [typed, save, canStore] = useUnit([entryTyped, saveEntryFx, drafts.$canStore])
  const isElsewhere = useWrittenElsewhere(start.draftId)
  const [place, setPlace] = useState(start.place)
  const heading = useRef<HTMLHeadingElement>(null)
  const isHeadingWanted = useRef(false)
  const form = useProductForm<EntryValues>({
    name: 'entry',
    initialValues: start.values,
    rules: entryRules,
    // A limit shows while somebody types; that a title is missing only when they go on.
    checkedOnChange: promptGroups.flatMap(({ prompts }) => prompts.map(({ field }) => field)),
    send: (values) => save({ ...start, values, place }),
  })
  useTipEscape(place)
  const { values } = form
  useEffect(() => void typed({ values, place }), [typed, values, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus
  useEffect(() => {
    if (isHeadingWanted.current) heading.current?.focus()
    isHeadingWanted.current = false
  }, [place])

  // Instead of a button of the offer, which is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  function goTo(next: number) {
    isHeadingWanted.current = true
    setPlace(next)
  }

  const group = promptGroups[place - 1]
  const isLast = place === promptGroups.length
  const fields = group ? group.prompts.map(({ field }) => field) : (['title'] as const)
  const finish = (base: EntryDraft['base'] = start.base) =>
    form.advance({
      action: (written) => save({ ...start, base, values: written, place }),
      onRefused: ([wrong]) => wrong && setPlace(placeOf(wrong)),
    })
  const next = () => (isLast ? finish() : form.advance({ fields: [...fields], onAccepted: () => goTo(place + 1) }))

  return (
    <Form
      form={form}
      onSubmit={next}
      buttons={
        <EntryButtons
          place={place}
          isLast={isLast}
          isBusy={form.isBusy}
          onBack={() => form.advance({ fields: [], onAccepted: () => goTo(place - 1) })}
        />
      }
      footnote={
        <Text size="sm" className={styles.keptHint ?? ''}>
          {isElsewhere && `${elsewhereWords} `}
          {canStore
            ? 'What you write is kept on this device as you go. It is in your journal once you choose FINISH.'
            : 'This browser cannot keep what you write as you go. Choose FINISH before you leave.'}
        </Text>
      }
    >
      <EntryRescue values={values} onSave={finish} />
      {group ? (
        <>
          <EntrySteps current={place} />
          <PromptStep key={group.name} group={group} form={form} heading={heading} />
        </>
      ) : (
        <WelcomePage form={form} heading={heading} />
      )}
    </Form>
  )
}

const elsewhereWords = 'This is also being written in another tab. Each tab keeps its own text.'

/** Whether another tab writes the same entry. It is said as well as shown: the other tab may begin at any time. */
function useWrittenElsewhere(draftId: string): boolean {
  const [elsewhere, announce] = useUnit([drafts.$inOtherTabs, announced])
  const isElsewhere = elsewhere.includes(draftId)
  useEffect(() => {
    if (isElsewhere) announce(elsewhereWords)
  }, [isElsewhere, announce])
  return isElsewhere
}

const placeOf = (field: string) =>
  promptGroups.findIndex(({ prompts }) => prompts.some((prompt) => prompt.field === (field as AnswerField))) + 1
