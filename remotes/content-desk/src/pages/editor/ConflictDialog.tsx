import { Button, Group, Stack, Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { partDifferences } from '../../features/blocks/body-parts.ts'
import { PartPairs } from '../../features/blocks/PartPairs.tsx'
import { findAuthor, mineKept, theirsTaken } from '../../features/draft/choices.model.ts'
import { $conflict } from '../../features/draft/conflict.model.ts'
import { type Conflict, mergeConflict } from '../../features/draft/conflict.ts'
import { $body } from '../../features/draft/draft.model.ts'
import { serverText } from '../../features/draft/server-text.ts'
import styles from './ConflictDialog.module.css'
import { conflictWords, othersWords } from './conflict-words.ts'

/** The choice between two texts, where the same part of both was changed (docs/product/content-desk.md#both-texts). */
export function ConflictDialog() {
  const [conflict, body] = useUnit([$conflict, $body])
  const [later, setLater] = useState<Conflict | null>(null)
  const parts = conflict && conflictParts(conflict, body)
  const names = parts?.isWhole ? null : (parts?.differences.map(({ name }) => name) ?? null)
  useAnnounceWhen(conflict !== null, `${othersWords(names)} Choose which to keep.`)
  if (!conflict || !parts) return null
  const isOpen = conflict !== later
  return (
    <>
      {!isOpen && (
        <div className={styles.notice}>
          <Text>{`${othersWords(names)} Yours is only on this device until you choose.`}</Text>
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
        <BothTexts conflict={conflict} parts={parts} names={names} />
      </Dialog>
    </>
  )
}

/** What the person chooses between: only the parts that both have changed, or all that differs. */
function conflictParts(conflict: Conflict, body: ReturnType<typeof $body.getState>) {
  const merged = mergeConflict(conflict, body)
  const theirs = serverText(conflict.document).body
  const differences = partDifferences(conflict.document.kind, body, theirs, merged?.conflicts)
  return { ...differences, isWhole: merged === null }
}

interface BothTextsProps {
  conflict: Conflict
  parts: ReturnType<typeof conflictParts>
  names: string[] | null
}

function BothTexts({ conflict: { document }, parts, names }: BothTextsProps) {
  const [keepMine, takeTheirs] = useUnit([mineKept, theirsTaken])
  const author = findAuthor(document)
  const isMine = author?.isYou ?? false
  const theirs = isMine ? 'Yours, saved elsewhere' : `Text of ${author?.name ?? 'the file'}`
  return (
    <Stack gap="md">
      <Text>{conflictWords(document, names)}</Text>
      {parts.isWhole && parts.isOrderOther && <Text>The blocks are in another order.</Text>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.both} tabIndex={0} aria-label="Both texts">
        <PartPairs differences={parts.differences} mine="Mine" theirs={theirs} />
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
