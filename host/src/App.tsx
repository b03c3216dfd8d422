import type { Registry } from '@stepwise/shared/contracts'
import { type Router, RouterProvider } from '@stepwise/shared/routing'
import { RegistryProvider } from './registry/RegistryContext.tsx'

interface AppProps {
  registry: Registry
  router: Router
}

export function App({ registry, router }: AppProps) {
  return (
    <RegistryProvider value={registry}>
      <RouterProvider router={router} />
    </RegistryProvider>
  )
}
