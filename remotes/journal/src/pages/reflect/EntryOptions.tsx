import type { Reflection } from '@stepwise/shared/contracts'
import { ActionIcon } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { entryAsked } from './entry/entry.model.ts'
import { deletionAsked, downloadAsked } from './reflect.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with one entry. */
export function EntryOptions({ entry }: { entry: Reflection }) {
  const [edit, download, remove] = useUnit([entryAsked, downloadAsked, deletionAsked])
  return (
    <Menu position="bottom-end" width={180} shadow="md" withInitialFocusPlaceholder={false} hideDetached={false}>
      <Menu.Target>
        <ActionIcon aria-label={`Options for ${entry.title}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Options">
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => edit(entry)}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => download([entry.id])}>
          Download
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => remove([entry.id])}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
