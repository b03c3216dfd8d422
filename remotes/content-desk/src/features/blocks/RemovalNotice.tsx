import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './BlockList.module.css'
import { removalUndone } from './blocks.model.ts'

export const undoButtonId = 'undo-removal'

/** Where a block was. Undo has the focus, so that a slip is undone with one key. */
export function RemovalNotice({ name }: { name: string }) {
  const undo = useUnit(removalUndone)
  return (
    <div className={styles.removed}>
      <Text>{`“${name}” was removed.`}</Text>
      <Button id={undoButtonId} variant="default" aria-label={`Undo: bring “${name}” back`} onClick={() => undo()}>
        Undo
      </Button>
    </div>
  )
}
