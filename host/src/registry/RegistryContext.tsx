import type { Registry } from '@stepwise/shared/contracts'
import { createContext, use } from 'react'

const RegistryContext = createContext<Registry | null>(null)

export const RegistryProvider = RegistryContext

/** The live host and remotes of this page. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry() outside RegistryProvider')
  return registry
}
