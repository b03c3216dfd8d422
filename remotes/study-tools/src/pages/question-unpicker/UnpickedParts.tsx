import type { EssayWord } from '@stepwise/shared/contracts'
import { CopyButton, Textarea } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { Fragment, type ReactNode } from 'react'
import { AddToNotes } from '../../features/small-app/AddToNotes.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './QuestionUnpicker.module.css'
import { questionUnpicker } from './question-unpicker.model.ts'
import { formatFinding, unpick } from './unpick.ts'

interface UnpickedPartsProps {
  question: string
  words: readonly EssayWord[]
  checklist: string
}

/** What was found in the question, and the checklist as it was made or as the person has changed it. */
export function UnpickedParts({ question, words, checklist }: UnpickedPartsProps) {
  const onChanged = useUnit(questionUnpicker.changed)
  const { pieces, topic, instructions, limits, extras } = unpick(question, words)
  return (
    <section className={parts.part} aria-labelledby="unpicked-parts">
      <h2 id="unpicked-parts">Your question, unpicked</h2>
      <p className={styles.marked}>
        {pieces.map(({ text, kind }, at) =>
          kind === 'rest' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces can be the same words
            <span key={at}>{text}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces can be the same words
            <mark key={at} className={styles[kind]}>
              {text}
            </mark>
          ),
        )}
      </p>
      <ul className={styles.key} aria-label="What the marks mean">
        <li>
          <mark className={styles.instruction}>solid line</mark> task
        </li>
        <li>
          <mark className={styles.limit}>dashed line</mark> limit
        </li>
        <li>
          <mark className={styles.extra}>dotted line</mark> extra
        </li>
        <li>no line: topic, or small joining words</li>
      </ul>

      <h3>Topic: what it is about</h3>
      <Found items={topic}>No topic was found. Is the whole question there?</Found>

      <h3>Task: what you must do</h3>
      {instructions.length > 0 ? (
        <dl className={styles.tasks}>
          {instructions.map(({ word, meaning }) => (
            <Fragment key={word}>
              <dt className="ui-bold">{word}</dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p>
          No task word was found. Look for a verb or a question word: what does it ask you to do? If you are not sure,
          ask your tutor.
        </p>
      )}

      <h3>Limits: what keeps it small</h3>
      <Found items={limits.map(formatFinding)}>
        No limits were found. Check your brief for dates, places and groups.
      </Found>

      <h3>Extras: what else it must have</h3>
      <Found items={extras.map(formatFinding)}>
        No extras were found. Check your brief for the number of words, the sources and the format.
      </Found>

      <h3>Checklist</h3>
      <Textarea
        label="Checklist for your plan"
        description="Change what does not fit, then copy it."
        rows={8}
        value={checklist}
        onChange={(event) => onChanged({ checklist: event.currentTarget.value })}
      />
      <div className="ui-wrap ui-gap-12 ui-top">
        <CopyButton key={question} name="checklist" text={checklist} />
        <AddToNotes text={checklist} />
      </div>
      <p>
        <strong>This helper follows simple rules, and it can be wrong.</strong> Read the question once more, and change
        what does not fit.
      </p>
    </section>
  )
}

/** What was found, or what to do where nothing was. */
function Found({ items, children }: { items: string[]; children: ReactNode }) {
  if (items.length === 0) return <p>{children}</p>
  return (
    <ul>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be the same words
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
