import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

interface UiProviderProps {
  colorScheme: 'light' | 'dark'
  children: ReactNode
}

/** Once around the whole product, in the host: theme, colour scheme, variables. */
export function UiProvider({ colorScheme, children }: UiProviderProps) {
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
