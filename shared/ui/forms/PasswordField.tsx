import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

/**
 * A password that can be shown (WCAG 3.3.8), pasted and filled in by a password manager. The button is reached by Tab and
 * says what it will do.
 */
export function PasswordField(props: PasswordInputProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': isShown ? 'Hide password' : 'Show password',
        // Its name changes, so it must not be said to be pressed as well.
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
