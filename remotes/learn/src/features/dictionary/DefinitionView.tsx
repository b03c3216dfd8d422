import type { Definition, Step } from '@stepwise/shared/contracts'
import { $readingStyle } from '@stepwise/shared/display'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Button, Text } from '@stepwise/shared/ui'
import { IconNote } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useRef, useState } from 'react'
import { newNoteEntry, placeOfStep, takesNotes } from '../notes/pending-note.ts'
import { notesOutbox } from '../notes/unsaved-notes.model.ts'
import { formatWaiting } from '../outbox/format-waiting.ts'
import styles from './Dictionary.module.css'
import { formatDefinition } from './format-definition.ts'

/** The meanings of a word, what the course says first. */
export function DefinitionView({ definition, step }: { definition: Definition; step: Step }) {
  const readingStyle = useUnit($readingStyle)
  const text = useRef<HTMLDivElement>(null)
  const { word, course, entries } = definition
  return (
    <div className={styles.definition} style={readingStyle as CSSProperties}>
      <ReadAloud text={text} />
      <div ref={text} className={styles.meanings}>
        {course.map(({ term, meaning }) => (
          <section key={term}>
            <h3 className={styles.lemma}>
              <span>{term}</span> <span className={styles.part}>in this course</span>
            </h3>
            <p>{meaning}</p>
          </section>
        ))}
        {entries.map(({ lemma, partOfSpeech, meanings }) => (
          <section key={`${lemma} ${partOfSpeech}`}>
            <h3 className={styles.lemma}>
              <span>{lemma}</span> <span className={styles.part}>{partOfSpeech}</span>
            </h3>
            <ol>
              {meanings.map((meaning) => (
                <li key={meaning.text}>
                  <span>{meaning.text}</span>
                  {meaning.example && <span className={styles.example}>{`“${meaning.example}”`}</span>}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {takesNotes(step) && <AddToNotes key={word} step={step} content={formatDefinition(definition)} />}
      {entries.length > 0 && (
        <Text size="sm" mt="md">
          Meanings: WordNet 3.1. Copyright 2011 by Princeton University. All rights reserved.
        </Text>
      )}
    </div>
  )
}

/** One press makes a note at the step. */
function AddToNotes({ step, content }: { step: Step; content: string }) {
  const { entries, onPost } = useUnit({ entries: notesOutbox.$entries, onPost: notesOutbox.posted })
  const [key, setKey] = useState<string | null>(null)
  const add = () => {
    if (key !== null) return
    const entry = newNoteEntry(placeOfStep(step), { content })
    onPost(entry)
    setKey(entry.key)
  }
  const entry = key === null ? undefined : entries[key]
  const problem = entry?.state === 'rejected' ? entry.problem : formatWaiting('Your note', entry)
  return (
    <div className={styles.state}>
      <Button
        variant="default"
        leftSection={<IconNote size={20} stroke={1.75} aria-hidden />}
        aria-disabled={key !== null}
        onClick={add}
      >
        <span>{key === null ? 'Add to notes' : 'Added to notes'}</span>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
