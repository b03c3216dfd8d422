import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useInsertionEffect } from 'react'
import { dispatchOwnEvents } from './of-product.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import { hideUnmeantKeys } from './unmeant-keys.ts'

interface UiProviderProps {
  colorScheme: 'light' | 'dark'
  children: ReactNode
}

/** Once around the whole product, in the host: theme, colour scheme, variables, and the keys that nothing may hear. */
export function UiProvider({ colorScheme, children }: UiProviderProps) {
  // An insertion effect, to be the first listener of the window.
  useInsertionEffect(hideUnmeantKeys, [])
  useEffect(dispatchOwnEvents, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={colorScheme}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
