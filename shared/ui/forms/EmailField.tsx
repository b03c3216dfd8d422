import { TextInput, type TextInputProps } from '@mantine/core'

/** An e-mail address. `autoComplete` is `username` where the address signs someone in, so that password managers find it. */
export function EmailField(props: TextInputProps & { autoComplete: 'email' | 'username' }) {
  return <TextInput type="email" autoCapitalize="none" spellCheck={false} {...props} />
}
