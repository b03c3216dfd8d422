import { ActionIcon } from '@stepwise/shared/ui'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { AddBlock } from './AddBlock.tsx'
import styles from './BlockSection.module.css'
import { blockDuplicated, blockMoved, blockRemoved } from './blocks.model.ts'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

interface BlockActionsProps {
  id: string
  /** As the actions call it: “Samaritans”. */
  name: string
  isFirst: boolean
  isLast: boolean
}

/** What can be done with a block as a whole. Each button says with which one. */
export function BlockActions({ id, name, isFirst, isLast }: BlockActionsProps) {
  const { move, duplicate, remove } = useUnit({
    move: blockMoved,
    duplicate: blockDuplicated,
    remove: blockRemoved,
  })
  const actions = [
    ['move-up', `Move “${name}” up`, IconArrowUp, isFirst, () => move({ id, by: -1 })],
    ['move-down', `Move “${name}” down`, IconArrowDown, isLast, () => move({ id, by: 1 })],
    ['duplicate', `Duplicate “${name}”`, IconCopy, false, () => duplicate(id)],
    ['remove', `Remove “${name}”`, IconTrash, false, () => remove(id)],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={`Actions for “${name}”`} className={styles.actions}>
      {actions.map(([key, label, Icon, isDisabled, run]) => (
        <ActionIcon key={key} id={`${key}-${id}`} aria-label={label} disabled={isDisabled} onClick={run}>
          <Icon {...icon} />
        </ActionIcon>
      ))}
      <AddBlock after={id} name={`Add a block after “${name}”`} />
    </div>
  )
}
