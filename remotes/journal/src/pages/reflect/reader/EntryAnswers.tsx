import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { useId } from 'react'
import { type EntryValues, promptGroups } from '../entry/prompts.ts'
import styles from './EntryReader.module.css'

/** The questions of an entry and their answers. */
export function EntryAnswers({ entry }: { entry: EntryValues }) {
  const id = useId()
  return promptGroups.map(({ name, heading, prompts }) => (
    <section key={name} aria-labelledby={`${id}${name}`}>
      <h3 id={`${id}${name}`} className={styles.group}>
        {heading}
      </h3>
      {prompts.map(({ field, question }) => (
        <div key={field}>
          <h4 className={styles.question}>{question}</h4>
          {entry[field] === '' ? (
            <p className={styles.none}>No answer yet.</p>
          ) : (
            <p className={styles.answer} dir="auto">
              {withLineEnds(entry[field])}
            </p>
          )}
        </div>
      ))}
    </section>
  ))
}
