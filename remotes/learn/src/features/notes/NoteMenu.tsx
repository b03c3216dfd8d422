import type { Note } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { ActionIcon } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import { IconArrowUpRight, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { editStarted } from './note-boxes.model.ts'

interface NoteMenuProps {
  note: Note
  /** Which note this is: a screen reader may read the button alone. */
  name: string
  /** Being sent, so it cannot be edited now. */
  isBusy: boolean
  onVisit: (url: string) => void
  onDelete: () => void
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
/** The theme turns it off with reduced motion. */
const fade = { transition: 'fade', duration: 800 } as const

export function NoteMenu({ note, name, isBusy, onVisit, onDelete }: NoteMenuProps) {
  const onEdit = useUnit(editStarted)
  const url = visitUrl(note)
  const visit = (event: MouseEvent) => {
    if (!url || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onVisit(url)
  }
  return (
    <Menu
      position="bottom-end"
      width={180}
      shadow="md"
      transitionProps={fade}
      // Inside the dialog: beside it, it would be in no landmark.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon aria-label={`Options for the note on ${name}`} data-short-name="Options" data-note-menu={note.id}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Options">
        <Menu.Item leftSection={<IconPencil {...icon} />} disabled={isBusy} onClick={() => onEdit(note)}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          Delete
        </Menu.Item>
        {url && (
          <Menu.Item component={Link} to={url} leftSection={<IconArrowUpRight {...icon} />} onClick={visit}>
            Visit step
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Where Visit step leads. Null when the step was removed from the course. */
function visitUrl({ url, videoTime }: Note): string | null {
  return url !== null && videoTime !== null ? `${url}?t=${videoTime}` : url
}
