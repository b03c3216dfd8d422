import type { Registry } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { type Router, RouterProvider } from '@stepwise/shared/routing'
import { useEffect } from 'react'
import { ProductBoundary } from './ProductBoundary.tsx'
import { RegistryProvider } from './registry/RegistryContext.tsx'
import { frameTaken } from './rendering/rendered-page.ts'

interface AppProps {
  registry: Registry
  router: Router
}

export function App({ registry, router }: AppProps) {
  useEffect(frameTaken, [])
  return (
    <ProductBoundary version={registry.host.version} productTitle={edition.productTitle}>
      <RegistryProvider value={registry}>
        <RouterProvider router={router} />
      </RegistryProvider>
    </ProductBoundary>
  )
}
