import { expect, test } from 'vitest'
import { aRegistry } from '../testing.tsx'
import { hostPaths } from './host-paths.ts'
import { createRouter } from './router.tsx'

test('the addresses of the host are all those that its router has without any remote', () => {
  const pathsIn = (routes: ReturnType<typeof createRouter>['routes']): string[] =>
    routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])])
  const found = pathsIn(createRouter(aRegistry([])).routes)
  expect(found.filter((path) => path !== '*').sort()).toEqual(Object.values(hostPaths).sort())
})
