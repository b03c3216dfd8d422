import { join } from 'node:path'
import { readContent, routesForReaders } from '@stepwise/api/admin'
import { readRemoteConfigs } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/product/content-desk.md#own-addresses
test('every link of content/ opens for all who read it, and every document has a page in its editions', async () => {
  const routes = routesForReaders(await readRemoteConfigs())
  expect(routes.length).toBeGreaterThan(30)
  expect(() => readContent(join(root, 'content'), routes)).not.toThrow()
})
