import type { Passkey } from '@stepwise/shared/contracts'
import { formatDay } from '@stepwise/shared/dates'
import { announced } from '@stepwise/shared/ui'
import { required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { ChangeForm } from './ChangeForm.tsx'
import { WayInRow } from './WayInRow.tsx'
import { removePasskeyFx, renamePasskeyFx } from './ways-in.model.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [remove, announce] = useUnit([removePasskeyFx, announced])
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey
  return (
    <WayInRow
      id={id}
      name={name}
      facts={[
        `Added on ${formatDay(createdAt)}`,
        lastUsedAt ? `Last used on ${formatDay(lastUsedAt)}` : 'Not used yet',
        isBackedUp ? 'Synced between your devices' : 'Stored on one device',
      ]}
      removal={{
        label: 'Remove',
        question: `Remove “${name}”? You can no longer sign in with it.`,
        busyLabel: 'Removing…',
        action: async () => {
          await remove(id)
          announce(`Removed ${name}`)
        },
      }}
      renaming={(close) => <RenameForm passkey={passkey} onClose={close} />}
    />
  )
}

function RenameForm({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [rename, announce] = useUnit([renamePasskeyFx, announced])
  const form = useProductForm({
    name: `passkey-${id}`,
    initialValues: { name },
    rules: { name: [required('Enter a name')] },
    send: async (changed) => {
      await rename({ id, name: changed.name.trim() })
      announce(`It is now called ${changed.name.trim()}.`)
      onClose()
    },
  })
  return (
    <ChangeForm form={form} label="Save name" onCancel={onClose}>
      <TextInput label="Passkey name" autoComplete="off" {...form.field('name')} />
    </ChangeForm>
  )
}
