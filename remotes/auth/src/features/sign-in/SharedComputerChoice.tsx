import { Checkbox } from '@stepwise/shared/ui/forms'

interface SharedComputerChoiceProps {
  id: string
  checked: boolean
  onChange: (isShared: boolean) => void
}

/** Asked by every way in (docs/product/accounts.md#shared-computer). */
export function SharedComputerChoice({ id, checked, onChange }: SharedComputerChoiceProps) {
  return (
    <Checkbox
      id={id}
      size="md"
      label="This is a shared computer"
      description="For a library or computer room. You are signed out when the browser closes, or after 12 hours at most, and nothing of yours stays on this computer once you sign out."
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
