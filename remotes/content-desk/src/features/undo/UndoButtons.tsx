import { ActionIcon } from '@stepwise/shared/ui'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { $canRedo, $canUndo, redoRequested, undoRequested } from './undo.model.ts'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** Undo and redo over the whole text. They keep the focus when there is nothing left to do. */
export function UndoButtons() {
  const [canUndo, canRedo, undo, redo] = useUnit([$canUndo, $canRedo, undoRequested, redoRequested])
  return (
    <div>
      <ActionIcon
        aria-label="Undo the last change"
        aria-disabled={!canUndo}
        {...(!canUndo && { 'data-disabled': true })}
        onClick={() => undo()}
      >
        <IconArrowBackUp {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label="Redo the last change"
        aria-disabled={!canRedo}
        {...(!canRedo && { 'data-disabled': true })}
        onClick={() => redo()}
      >
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
    </div>
  )
}
