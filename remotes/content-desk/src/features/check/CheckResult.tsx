import { formatCount } from '@stepwise/shared/counts'
import { Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './CheckPanel.module.css'
import type { CheckOutcome } from './check.model.ts'
import { FindingList } from './FindingList.tsx'
import { summaryWords } from './finding-words.ts'
import { $dismissedLinks } from './unchecked-links.model.ts'

interface CheckResultProps {
  outcome: CheckOutcome
  /** The text has changed since. */
  isOutdated: boolean
  goToField: (path: string) => void
}

/** What the check has found, and how hard the text is to read. */
export function CheckResult({ outcome, isOutdated, goToField }: CheckResultProps) {
  const dismissed = useUnit($dismissedLinks)
  const { findings, readingAge, words, longSentences } = outcome.result
  return (
    <>
      <Text fw={600}>{summaryWords(findings, dismissed)}</Text>
      {isOutdated && <Text>The text has changed since this check.</Text>}
      <FindingList findings={findings} goToField={goToField} />
      <section aria-label="How hard it is to read">
        <h3 className="ui-normal ui-below-8">How hard it is to read</h3>
        <dl className={styles.facts}>
          <dt>Reading age</dt>
          <dd>{readingAge === null ? 'Too short to tell' : formatCount(readingAge, 'year')}</dd>
          <dt>Length</dt>
          <dd>{formatCount(words, 'word')}</dd>
        </dl>
      </section>
      {longSentences.length > 0 && (
        <section aria-label="The longest sentences">
          <h3 className="ui-normal ui-below-8">The longest sentences</h3>
          <ol className={styles.sentences}>
            {longSentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none moves
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
