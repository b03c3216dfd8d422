import type { Registry } from '@stepwise/shared/contracts'
import { RouterProvider } from '@stepwise/shared/routing'
import { RegistryProvider } from './registry/RegistryContext.tsx'
import type { Router } from './routes/router.tsx'

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
