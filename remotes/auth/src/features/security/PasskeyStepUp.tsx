import { useUnit } from 'effector-react'
import { messageOfPasskeyFailure, stepUpWithPasskeyFx } from '../sign-in/passkeys.model.ts'
import { ActionButton } from './ActionButton.tsx'

interface PasskeyStepUpProps {
  label: string
  variant: 'default' | 'filled' | 'outline'
  color?: 'red'
  /** The person has shown that it is them. What it rejects with is shown here. */
  onStepUp: () => unknown
}

/** Opens the browser's passkey dialog. */
export function PasskeyStepUp({ label, onStepUp, ...looks }: PasskeyStepUpProps) {
  const stepUp = useUnit(stepUpWithPasskeyFx)
  const action = async () => {
    await stepUp()
    await onStepUp()
  }
  return (
    <ActionButton {...looks} action={action} busyLabel="Waiting for your passkey…" messageOf={messageOfPasskeyFailure}>
      {label}
    </ActionButton>
  )
}
