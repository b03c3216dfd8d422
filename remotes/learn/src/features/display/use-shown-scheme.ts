import { useSyncExternalStore } from 'react'

const root = document.documentElement
const attribute = 'data-mantine-color-scheme'

function watchScheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}

/** 'light' or 'dark', as the page is shown: some are always light (docs/product/routes-and-guards.md#always-light). */
export const useShownScheme = () => useSyncExternalStore(watchScheme, () => root.getAttribute(attribute))
