import { Textarea } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { PrintSheet } from '../../../features/tool/PrintSheet.tsx'
import tool from '../../../features/tool/tool.module.css'
import { DirectiveList } from './DirectiveList.tsx'
import styles from './EssayWordWizard.module.css'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { $directives, $pieces, $summary, longestQuestion, questionTyped, wizardInput } from './wizard.model.ts'

/** A box for a question: its directives are marked and explained below (docs/product/study-tools.md#question). */
export function QuestionFinder() {
  const { input, pieces, directives, summary, onTyped } = useUnit({
    input: wizardInput.$values,
    pieces: $pieces,
    directives: $directives,
    summary: $summary,
    onTyped: questionTyped,
  })
  return (
    <section aria-labelledby="wizard-finder">
      <h3 id="wizard-finder" className="ui-lead ui-snug ui-below-4">
        Find the directives in your question
      </h3>
      <Textarea
        id="wizard-question"
        label="Your essay question"
        description="Paste or type it here"
        rows={4}
        resize="vertical"
        maxLength={longestQuestion}
        value={input?.question ?? ''}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
      {summary && (
        <div className={styles.found}>
          <h4 className={styles.subheading}>{summary}</h4>
          <MarkedQuestion pieces={pieces} />
          <DirectiveList words={directives} />
          {directives.length > 0 && (
            <div className={tool.actions}>
              <PrintSheet title="What my essay question asks">
                <MarkedQuestion pieces={pieces} />
                <h2>What the directives ask for</h2>
                <DirectiveList words={directives} />
              </PrintSheet>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
