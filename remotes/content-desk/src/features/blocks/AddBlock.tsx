import { ActionIcon, Button } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import { IconPlus } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { $document } from '../draft/draft.model.ts'
import styles from './BlockSection.module.css'
import { blockTypes, offeredTypes } from './block-types.ts'
import { blockAdded } from './blocks.model.ts'

const plus = <IconPlus size={22} stroke={1.75} aria-hidden />

/** What opens below the end of the window could not be seen. */
const reveal = (menu: HTMLElement | null) => menu?.scrollIntoView({ block: 'nearest' })

/** A menu of the types of blocks. `after`: the block above; null for the end of the page, where the button has words. */
export function AddBlock({ after, name }: { after: string | null; name: string }) {
  const { add, document } = useUnit({ add: blockAdded, document: $document })
  return (
    <Menu
      // In place, where it moves what is below it down: it would cover what is written.
      position="bottom-end"
      // The new block takes the focus, and must not move away when the menu goes.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // A hidden menu would keep the focus where no one sees it.
      hideDetached={false}
    >
      <Menu.Target>
        {after === null ? (
          <Button variant="default" leftSection={plus}>
            {name}
          </Button>
        ) : (
          <ActionIcon aria-label={name}>{plus}</ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown ref={reveal} aria-label={name} className={styles.menu ?? ''}>
        {offeredTypes(document).map((type) => (
          <Menu.Item key={type} onClick={() => add({ type, after })}>
            <strong>{blockTypes[type].name}</strong>{' '}
            <span className="ui-muted ui-block">{blockTypes[type].purpose}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
