// Shows an app as the person reads in Stepwise, before anything is painted, and says where it leads back to. The dashboard stores
// the look (shared/display/look.ts); without one, an app follows the theme that this browser has, and the system's.
{
  const root = document.documentElement
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')

  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is switched off.
    }
  }

  const storedLook = () => {
    try {
      return JSON.parse(stored('stepwise.look')) ?? {}
    } catch {
      return {} // Written by another release.
    }
  }

  let applied = { attributes: [], variables: [] }

  const apply = () => {
    const { theme = stored('preferred-theme'), attributes = {}, variables = {}, fontSheet } = storedLook()
    for (const name of applied.attributes) root.removeAttribute(name)
    for (const name of applied.variables) root.style.removeProperty(name)
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
    applied = { attributes: Object.keys(attributes), variables: Object.keys(variables) }
    const isDark = theme === 'dark' || (theme !== 'light' && prefersDark.matches)
    root.dataset.theme = attributes['data-swatch'] ?? (isDark ? 'dark' : 'light')
    if (fontSheet && !document.querySelector(`link[href="${CSS.escape(fontSheet)}"]`)) {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = fontSheet
      document.head.append(sheet)
    }
  }

  apply()
  prefersDark.addEventListener('change', apply)
  // The settings were changed in another tab.
  addEventListener('storage', apply)

  addEventListener('DOMContentLoaded', () => {
    const back = document.getElementById('back')
    if (!document.referrer.startsWith(`${location.origin}/`)) return
    back.href = document.referrer
    back.textContent = 'Back to your step in Stepwise'
  })
}
