import type { DocumentKind } from '@stepwise/shared/contracts'
import { Button, Group, Text, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { bodyParts } from '../../features/blocks/body-parts.ts'
import { PartText } from '../../features/blocks/PartText.tsx'
import {
  $recovered,
  type RecoveredText,
  recoveredDiscarded,
  recoveredPutBack,
} from '../../features/draft/set-aside.model.ts'
import { ConfirmDialog } from '../../features/panel/ConfirmDialog.tsx'
import styles from './RecoveredTexts.module.css'
import { timeWords } from './time-words.ts'

/** Texts that gave way to another one, to read, put back or discard (docs/product/content-desk.md#set-aside). */
export function RecoveredTexts({ kind }: { kind: DocumentKind }) {
  const [texts, putBack, discard] = useUnit([$recovered, recoveredPutBack, recoveredDiscarded])
  const [asked, setAsked] = useState<RecoveredText | null>(null)
  if (texts.length === 0 && asked === null) return null
  return (
    <section aria-labelledby="recovered-texts" className={styles.recovered}>
      <Title order={2} id="recovered-texts" tabIndex={-1} className="ui-title">
        Recovered text
      </Title>
      <Text>These texts are on this device only.</Text>
      <ul className="ui-grid ui-gap-12 ui-list">
        {texts.map((text) => {
          const name = `${text.title}, ${timeWords(text.at)}`
          return (
            <li key={text.key} className={styles.item}>
              <details>
                <summary className={styles.summary}>{name}</summary>
                {bodyParts(kind, text.body).map((part) => (
                  <div key={part.key} className={styles.part}>
                    <h3 className={styles.part}>{part.title}</h3>
                    <PartText part={part} />
                  </div>
                ))}
              </details>
              <Group>
                <Button variant="default" aria-label={`Put back into the form: ${name}`} onClick={() => putBack(text)}>
                  Put back into the form
                </Button>
                <Button variant="default" aria-label={`Discard: ${name}`} onClick={() => setAsked(text)}>
                  Discard
                </Button>
              </Group>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        title="Discard this text?"
        action="Discard"
        button={{ color: 'red' }}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) discard(asked)
          setAsked(null)
        }}
      >
        <Text>There is no other copy. You cannot undo this.</Text>
      </ConfirmDialog>
    </section>
  )
}
