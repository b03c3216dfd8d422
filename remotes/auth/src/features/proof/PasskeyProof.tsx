import { useUnit } from 'effector-react'
import { messageOfPasskeyFailure, proveWithPasskeyFx } from '../passkeys/passkeys.model.ts'
import { ActionButton } from './ActionButton.tsx'

interface PasskeyProofProps {
  label: string
  variant: 'default' | 'filled' | 'outline'
  color?: 'red'
  /** The person has shown that it is them. What it rejects with is shown here. */
  onProved: () => unknown
}

/** Opens the browser's passkey dialog. */
export function PasskeyProof({ label, onProved, ...looks }: PasskeyProofProps) {
  const prove = useUnit(proveWithPasskeyFx)
  const action = async () => {
    await prove()
    await onProved()
  }
  return (
    <ActionButton {...looks} action={action} busyLabel="Waiting for your passkey…" messageOf={messageOfPasskeyFailure}>
      {label}
    </ActionButton>
  )
}
