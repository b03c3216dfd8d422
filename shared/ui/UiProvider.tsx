import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useInsertionEffect } from 'react'
import { skipColourFades } from '../display/index.ts'
import { dispatchOwnEvents } from './foreign-elements.ts'
import { listenForEscape } from './overlays/use-escape.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import { hideUnmeantKeys } from './unmeant-keys.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

interface UiProviderProps {
  colorScheme: 'light' | 'dark'
  children: ReactNode
}

/**
 * Once around the whole product, in the host: theme, colour scheme, variables, the keys that nothing may hear, and room for an on-screen
 * keyboard.
 */
export function UiProvider({ colorScheme, children }: UiProviderProps) {
  // An insertion effect, to be the first listener of the window.
  useInsertionEffect(hideUnmeantKeys, [])
  useEffect(dispatchOwnEvents, [])
  useEffect(listenForEscape, [])
  useKeyboardRoom()
  // The library sets it some time later, when the page may have been painted with other new colours already.
  useInsertionEffect(() => changeColorScheme(colorScheme), [colorScheme])
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

function changeColorScheme(colorScheme: string): void {
  const root = document.documentElement
  if (root.getAttribute('data-mantine-color-scheme') === colorScheme) return
  root.setAttribute('data-mantine-color-scheme', colorScheme)
  skipColourFades()
}
