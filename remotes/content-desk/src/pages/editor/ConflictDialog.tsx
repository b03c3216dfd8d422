import type { EditableDocument } from '@stepwise/shared/contracts'
import { Button, Group, Stack, Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { partDifferences } from '../../features/blocks/body-parts.ts'
import { $conflict } from '../../features/draft/autosave.model.ts'
import { mineKept, ownerOf, theirsTaken } from '../../features/draft/choices.model.ts'
import { $body } from '../../features/draft/draft.model.ts'
import { serverText } from '../../features/draft/start-of.ts'
import styles from './ConflictDialog.module.css'
import { PartText } from './PartText.tsx'

/** The choice between two texts, when another one was saved meanwhile (docs/product/content-desk.md#both-texts). */
export function ConflictDialog() {
  const conflict = useUnit($conflict)
  const [later, setLater] = useState<EditableDocument | null>(null)
  useAnnounceWhen(conflict !== null, 'Another text was saved meanwhile. Choose which one to keep.')
  if (!conflict) return null
  const isOpen = conflict !== later
  return (
    <>
      {!isOpen && (
        <div className={styles.notice}>
          <Text>Another text was saved meanwhile. Yours is on this device only, until you choose.</Text>
          <Button variant="default" onClick={() => setLater(null)}>
            Look at both texts
          </Button>
        </div>
      )}
      <Dialog
        title="Two texts"
        size={960}
        opened={isOpen}
        onClose={() => setLater(conflict)}
        closeOnClickOutside={false}
      >
        <BothTexts conflict={conflict} />
      </Dialog>
    </>
  )
}

function BothTexts({ conflict }: { conflict: EditableDocument }) {
  const { body, keepMine, takeTheirs } = useUnit({ body: $body, keepMine: mineKept, takeTheirs: theirsTaken })
  const { differences, isOrderOther } = partDifferences(conflict.kind, body, serverText(conflict).body)
  const owner = ownerOf(conflict)
  const isMine = conflict.draft?.author.isYou ?? false
  const theirs = isMine ? 'Yours, saved elsewhere' : `Text of ${owner}`
  return (
    <Stack gap="md">
      <Text>
        {`${
          isMine
            ? 'You have saved this document in another window or on another device.'
            : conflict.draft
              ? `${owner} has saved this document since you opened it.`
              : 'This document was published or reset since you began to write.'
        } Here is where the two texts differ. The one that you do not choose stays on this device, below the form.`}
      </Text>
      {isOrderOther && <Text>The blocks are in another order.</Text>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.both} tabIndex={0} aria-label="Both texts">
        {differences.map((difference) => (
          <div key={difference.key} className={styles.part}>
            <h3 className={styles.title}>{difference.title}</h3>
            <div className={styles.columns}>
              <div>
                <h4 className={styles.owner}>Mine</h4>
                <PartText part={difference.mine} />
              </div>
              <div>
                <h4 className={styles.owner}>{theirs}</h4>
                <PartText part={difference.theirs} />
              </div>
            </div>
          </div>
        ))}
      </section>
      <Group>
        <Button onClick={() => keepMine()}>Keep mine</Button>
        <Button variant="default" onClick={() => takeTheirs()}>
          {isMine ? 'Take the other text' : 'Take theirs'}
        </Button>
      </Group>
    </Stack>
  )
}
