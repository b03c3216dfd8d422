import { shell } from '@stepwise/shared/shell'
import { IconAward, IconNotes } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { Card } from '../../features/card/Card.tsx'
import rows from '../../features/card/CardRow.module.css'
import { CardRow } from '../../features/card/CardRow.tsx'

/** Notes and achievements, which open over the page. */
export function LearningCard() {
  const openSlot = useUnit(shell.slotOpened)
  return (
    <Card title="My Learning">
      <ul className={rows.rows}>
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
