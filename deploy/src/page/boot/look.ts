import { registry } from './registry.ts'
import { stored, type Visit } from './visit.ts'

interface Look {
  theme?: string
  attributes?: Record<string, string>
  variables?: Record<string, string>
  fontSheet?: string
}

/**
 * Shows the page as the person, or this browser, reads (shared/display/look.ts): before anything is painted. Returns whether their theme
 * is the dark one.
 */
export function applyLook({ match }: Visit): boolean {
  let look: Look = {}
  try {
    look = JSON.parse(stored('stepwise.look')) ?? {}
  } catch {
    // Written by another release: the page looks as for a visitor until the host has started.
  }
  const root = document.documentElement
  for (const [name, value] of Object.entries(look.attributes ?? {})) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(look.variables ?? {})) root.style.setProperty(name, value)
  if (look.fontSheet) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = look.fontSheet
    document.head.append(sheet)
  }
  const theme = registry.selection?.scenario?.theme || look.theme || stored('preferred-theme')
  const prefersDark = !/light|dark/.test(theme) && globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
  const isDark = (theme === 'dark' || prefersDark === true) && !(match && match.route.colorScheme === 'light')
  root.dataset.mantineColorScheme = root.dataset.swatch ?? (isDark ? 'dark' : 'light')
  return isDark
}
