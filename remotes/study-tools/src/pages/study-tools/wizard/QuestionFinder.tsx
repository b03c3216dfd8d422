import { useDebouncedCallback } from '@mantine/hooks'
import { announced } from '@stepwise/shared/ui'
import { Textarea } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PrintSheet } from '../../../features/tool/PrintSheet.tsx'
import tool from '../../../features/tool/tool.module.css'
import { DirectiveList } from './DirectiveList.tsx'
import styles from './EssayWordWizard.module.css'
import { directivesOf } from './find-directives.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { $pieces, longestQuestion, wizardInput } from './wizard.model.ts'

/** After this pause in typing what was found is said. */
const quietMs = 800

/** A box to paste a question in: its directives are marked in it, and explained below it. */
export function QuestionFinder() {
  const { input, pieces, onEdited, announce } = useUnit({
    input: wizardInput.$values,
    pieces: $pieces,
    onEdited: wizardInput.edited,
    announce: announced,
  })
  const question = input?.question ?? ''
  const found = directivesOf(pieces)
  const summary = summaryOf(
    question,
    found.map(({ directive }) => directive),
  )
  const say = useDebouncedCallback(announce, quietMs)
  // Once the person has typed, not for what was kept from before.
  const edit = (text: string) => onEdited({ question: text })
  useEffect(() => {
    if (summary && document.activeElement?.id === 'wizard-question') say(summary)
  }, [summary, say])
  return (
    <section aria-labelledby="wizard-finder">
      <h3 id="wizard-finder" className={styles.heading}>
        Find the directives in your question
      </h3>
      <Textarea
        id="wizard-question"
        label="Your essay question"
        description="Paste or type it here"
        rows={4}
        resize="vertical"
        maxLength={longestQuestion}
        value={question}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      {summary && (
        <div className={styles.found}>
          <h4 className={styles.subheading}>{summary}</h4>
          <MarkedQuestion pieces={pieces} />
          <DirectiveList words={found} />
          {found.length > 0 && (
            <div className={tool.actions}>
              <PrintSheet title="What my essay question asks">
                <MarkedQuestion pieces={pieces} />
                <h2>What the directives ask for</h2>
                <DirectiveList words={found} />
              </PrintSheet>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

/** What was found, in a sentence; null while there is no question. */
function summaryOf(question: string, directives: string[]): string | null {
  if (question.trim() === '') return null
  if (directives.length === 0) return 'No directives found in this question'
  return `${directives.length} ${directives.length === 1 ? 'directive' : 'directives'} found: ${directives.join(', ')}`
}
