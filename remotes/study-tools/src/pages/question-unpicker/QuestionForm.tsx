import type { EssayWord } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { useSearchParams } from '@stepwise/shared/routing'
import { announced, Button } from '@stepwise/shared/ui'
import { Form, NativeSelect, required, Textarea, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './QuestionUnpicker.module.css'
import { questionUnpicker } from './question-unpicker.model.ts'
import { samples } from './samples.ts'
import { type UnpickedQuestion, unpick, writeChecklist } from './unpick.ts'

const countParts = ({ topic, instructions, limits, extras }: UnpickedQuestion) =>
  [
    formatCount(topic.length, 'topic part'),
    formatCount(instructions.length, 'task word'),
    formatCount(limits.length, 'limit'),
    formatCount(extras.length, 'extra'),
  ].join(', ')

/** The question, or a sample. What a new one replaces can be brought back. */
export function QuestionForm({ kept, words }: { kept: string; words: readonly EssayWord[] }) {
  const { values, resets, onChanged, onReplaced, announce } = useUnit({
    values: questionUnpicker.$values,
    resets: questionUnpicker.$resets,
    onChanged: questionUnpicker.changed,
    onReplaced: questionUnpicker.replaced,
    announce: announced,
  })
  const [sample, setSample] = useState<string>(samples[0])
  const [query] = useSearchParams()
  // The step's question, for a person without one. Whoever clears it does not get it back.
  const suggested = kept === '' && resets === 0 ? (query.get('question') ?? '') : ''
  const form = useProductForm({
    name: 'unpicker',
    initialValues: { question: kept || suggested },
    onChange: onChanged,
    rules: { question: [required('Type or paste a question first, or choose a sample.')] },
    send: async ({ question }) => showParts(question),
  })
  // Kept as if it had been typed, so that it can be cleared.
  useEffect(() => {
    if (suggested !== '') onChanged({ question: suggested })
  }, [suggested, onChanged])

  function showParts(question: string) {
    if (!values) return
    const unpicked = unpick(question, words)
    const next = { question, unpicked: question, checklist: writeChecklist(question, unpicked) }
    const isTypedReplaced = values.question.trim() !== '' && values.question !== question
    const isChecklistReplaced = values.unpicked !== '' && values.checklist !== next.checklist
    if (isTypedReplaced || isChecklistReplaced) {
      // The checklist comes back with the question that it is of.
      onChanged({ ...values, question: isTypedReplaced ? values.question : values.unpicked })
      onReplaced(next)
    } else onChanged(next)
    const back = isChecklistReplaced ? ' The button “Bring it back” gives you the checklist before.' : ''
    announce(
      `Question unpicked: ${countParts(unpicked)}. The result is below, under the heading Your question, unpicked.${back}`,
    )
  }

  function showSample() {
    form.set('question', sample)
    showParts(sample)
  }
  return (
    <section className={parts.part}>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12 ui-top">
            <Button type="submit">Unpick the question</Button>
            <ClearButtons app={questionUnpicker} />
          </div>
        }
      >
        <Textarea label="Your essay question" rows={4} maxLength={2000} {...form.field('question')} />
      </Form>
      <div className={styles.sample}>
        <NativeSelect
          label="Or try a sample"
          data={samples}
          value={sample}
          onChange={(event) => setSample(event.currentTarget.value)}
        />
        <Button variant="default" onClick={showSample}>
          Use this sample
        </Button>
      </div>
    </section>
  )
}
