import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useInsertionEffect } from 'react'
import { dispatchOwnEvents } from './of-product.ts'
import { cssVariablesResolver, theme } from './theme.ts'

interface UiProviderProps {
  colorScheme: 'light' | 'dark'
  children: ReactNode
}

/** Once around the whole product, in the host: theme, colour scheme, variables, and the keys of input methods. */
export function UiProvider({ colorScheme, children }: UiProviderProps) {
  useInputMethodKeys()
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

/**
 * Keys that an input method uses are heard by nothing of the page, the libraries' dialogs and lists included
 * (docs/product/accessibility.md#composing). An insertion effect, to be the first listener of the window.
 */
function useInputMethodKeys(): void {
  useInsertionEffect(() => {
    const hide = (event: KeyboardEvent) => {
      // 229: for Safari a composition has ended before the key that ends it.
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    }
    addEventListener('keydown', hide, true)
    return () => removeEventListener('keydown', hide, true)
  }, [])
}
