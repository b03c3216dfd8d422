import { shell } from '@stepwise/shared/shell'
import { IconAward, IconNotes } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { Card, CardRow, CardRows } from '../../features/layout/Card.tsx'

/** Notes and achievements, which open over the page. */
export function LearningCard() {
  const openSlot = useUnit(shell.slotOpened)
  return (
    <Card title="My Learning">
      <CardRows>
        <CardRow
          icon={<IconNotes size={22} stroke={1.75} />}
          label="My Notes"
          onClick={() => openSlot('panel.notes')}
        />
        <CardRow
          icon={<IconAward size={22} stroke={1.75} />}
          label="Achievements"
          onClick={() => openSlot('dialog.achievements')}
        />
      </CardRows>
    </Card>
  )
}
