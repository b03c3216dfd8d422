import type { Registry } from '@stepwise/shared/contracts'
import { preloadPart } from '@stepwise/shared/lazy'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { remotePart } from '../remotes/load-part.ts'

/** A link under the pointer or with the focus is likely to be followed: the code of its page is loaded ahead. */
export function usePagePreload(): void {
  const registry = useRegistry()
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href && link.origin === location.origin && !link.target) preloadPage(registry, link.pathname)
    }
    document.addEventListener('pointerover', preload, { passive: true })
    document.addEventListener('focusin', preload)
    return () => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [registry])
}

function preloadPage(registry: Registry, pathname: string): void {
  const route = routeAt(registry, pathname)
  if (route && navigator.onLine) preloadPart(remotePart(route.remote, { page: route.page }))
}
