import { shell } from '@stepwise/shared/shell'
import { IconAward, IconNotes } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { Card } from './Card.tsx'
import { CardRow } from './CardRow.tsx'
import rows from './CardRows.module.css'

/** What a person has made and earned; both open over the page (spec 2.5). */
export function LearningCard() {
  const openSlot = useUnit(shell.slotOpened)
  return (
    <Card title="My Learning">
      <ul className={rows.root}>
        <li>
          <CardRow
            icon={<IconNotes size={22} stroke={1.75} />}
            label="My Notes"
            onClick={() => openSlot('panel.notes')}
          />
        </li>
        <li>
          <CardRow
            icon={<IconAward size={22} stroke={1.75} />}
            label="Achievements"
            onClick={() => openSlot('dialog.achievements')}
          />
        </li>
      </ul>
    </Card>
  )
}
