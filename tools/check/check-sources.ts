import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compilerLines, type PartFolder, partPath } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { violations } from './rules/import-rules/violations.ts'

const cache = join(root, 'node_modules', '.cache', 'tsc')

/**
 * What keeps a part's sources from being released: lines of the compiler, and imports that the import rules forbid. What is wrong in other
 * parts does not count, and of `shared` only what this part uses. `withTests`: its tests too, which are not released.
 */
export async function sourceProblems(part: PartFolder, { withTests = false } = {}): Promise<string[]> {
  const path = partPath(part)
  const tests = withTests ? [`${path}/src/**/*.test.ts`, `${path}/src/**/*.test.tsx`, `${path}/e2e/**/*.ts`] : []
  const inBrowser = typeErrors(part, 'browser', { include: [`${path}/src/**/*`, 'shared/**/*.d.ts'] })
  const atBuild = typeErrors(part, 'tools', {
    include: [`${path}/*.ts`, ...tests, 'shared/css.d.ts', 'shared/types/boot.d.ts'],
  })
  const imports = violations(root, [path])
  const found = await Promise.all([inBrowser, atBuild, imports])
  return [...new Set(found.flat())]
}

/** Type-checks some files in one of the repository's worlds (`tsconfig.<world>.json`). The second time only what has changed. */
async function typeErrors({ part }: PartFolder, world: string, { include }: { include: string[] }): Promise<string[]> {
  const config = join(cache, `${part}.${world}.json`)
  await mkdir(cache, { recursive: true })
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, `tsconfig.${world}.json`),
      compilerOptions: { incremental: true, tsBuildInfoFile: join(cache, `${part}.${world}.tsbuildinfo`) },
      include: include.map((pattern) => join(root, pattern)),
    }),
  )
  return compilerLines(config)
}
