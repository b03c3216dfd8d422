import type { Security } from '@stepwise/shared/contracts'
import { formatDay } from '@stepwise/shared/dates'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { WayInRow } from './WayInRow.tsx'
import { unlinkInstitutionFx } from './ways-in.model.ts'

export function InstitutionRow({ institution }: { institution: Security['institutions'][number] }) {
  const [unlink, announce] = useUnit([unlinkInstitutionFx, announced])
  const { id, name, linkedAt } = institution
  return (
    <WayInRow
      id={id}
      name={name}
      facts={[`Linked on ${formatDay(linkedAt)}`]}
      removal={{
        label: 'Unlink',
        question: `Unlink ${name}? You can no longer sign in with it until you link it again.`,
        busyLabel: 'Unlinking…',
        action: async () => {
          await unlink(id)
          announce(`Unlinked ${name}`)
        },
      }}
    />
  )
}
