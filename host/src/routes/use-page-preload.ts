import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { preloadPath } from '../remotes/preload.ts'

/** A link under the pointer or with the focus is likely to be followed: the code of its page is loaded meanwhile. */
export function usePagePreload(): void {
  const registry = useRegistry()
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href && link.origin === location.origin && !link.target) preloadPath(registry, link.pathname)
    }
    document.addEventListener('pointerover', preload, { passive: true })
    document.addEventListener('focusin', preload)
    return () => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [registry])
}
