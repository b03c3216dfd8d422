import type { Reflection } from '@stepwise/shared/contracts'
import { ActionIcon } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { formOpened } from './entry/entry.model.ts'
import { deletionRequested, downloadRequested } from './reflect.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

const inWindow = { shift: { crossAxis: true } }

/** The menu of one entry. */
export function EntryOptions({ entry }: { entry: Reflection }) {
  const button = useRef<HTMLButtonElement>(null)
  // The item disappears with the menu, so the dialog must find the focus on the button to return it there.
  const fromButton = (action: () => void) => () => {
    button.current?.focus()
    action()
  }
  const [edit, download, remove] = useUnit([formOpened, downloadRequested, deletionRequested])
  return (
    <Menu
      position="bottom-end"
      width={180}
      shadow="md"
      // Stays inside the page's landmark; fixed, so that the scrolling table does not cut it off.
      withinPortal={false}
      floatingStrategy="fixed"
      // Where it fits neither above nor below (zoom 400 %), it covers its button: what is fixed cannot be scrolled to.
      middlewares={inWindow}
      withInitialFocusPlaceholder={false}
      hideDetached={false}
    >
      <Menu.Target>
        <ActionIcon ref={button} aria-label={`Options for ${entry.title}`} data-short-name="Options">
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
