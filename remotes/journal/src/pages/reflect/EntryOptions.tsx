import type { Reflection } from '@stepwise/shared/contracts'
import { ActionIcon } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { entryAsked } from './entry/entry.model.ts'
import { deletionAsked, downloadAsked } from './reflect.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with one entry. */
export function EntryOptions({ entry }: { entry: Reflection }) {
  const button = useRef<HTMLButtonElement>(null)
  // The item goes away: a dialog gives the focus back to the button.
  const fromButton = (act: () => void) => () => {
    button.current?.focus()
    act()
  }
  const [edit, download, remove] = useUnit([entryAsked, downloadAsked, deletionAsked])
  return (
    <Menu
      position="bottom-end"
      width={180}
      shadow="md"
      // In the page's landmark, and yet not cut off by the table's scrolling.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      hideDetached={false}
    >
      <Menu.Target>
        <ActionIcon ref={button} aria-label={`Options for ${entry.title}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Options">
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={fromButton(() => edit(entry))}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => download([entry.id])}>
          Download
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={fromButton(() => remove([entry.id]))}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
