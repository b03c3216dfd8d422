import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

interface PasswordFieldProps extends PasswordInputProps {
  autoComplete: 'current-password' | 'new-password'
  /** What the button shows, in a form with more than one password, such as "new password". */
  shows?: string
}

/**
 * A password that can be shown (WCAG 3.3.8), pasted and filled in by a password manager. The button is reached by Tab and
 * says what it will do.
 */
export function PasswordField({ shows = 'password', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const name = `${isShown ? 'Hide' : 'Show'} ${shows}`
  return (
    <PasswordInput
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': name,
        'data-icon-name': name,
        // docs/product/accessibility.md#changing-words
        'aria-pressed': undefined,
        'aria-controls': props.id,
        size: 36,
      }}
      rightSectionWidth={46}
      aria-invalid={props.error ? true : undefined}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
