import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compilerLines } from '../build/compiler.ts'
import { type PartFolder, partPath } from '../build/parts.ts'
import { isInstalled, root } from '../launch/root.mjs'
import { remoteViolations, violations } from './import-rules/violations.ts'

const cache = join(root, 'node_modules', '.cache', 'tsc')

/**
 * What keeps a part's sources from being released: lines of the compiler, and imports that the import rules forbid. What is wrong in other
 * parts does not count, and of `shared` only what this part uses. `withTests`: its tests too, which are not released.
 */
export async function sourceProblems(part: PartFolder, { withTests = false } = {}): Promise<string[]> {
  const { folder } = part
  const tests = withTests ? ['src/**/*.test.ts', 'src/**/*.test.tsx', 'e2e/**/*.ts'] : []
  const include = (patterns: string[]) => patterns.map((pattern) => join(folder, pattern))
  const inBrowser = typeErrors(part, 'browser', include(['src/**/*']))
  const atBuild = typeErrors(part, 'tools', include(['*.ts', ...tests]))
  const imports = isInstalled ? remoteViolations(root) : violations(root, [partPath(part)])
  const found = await Promise.all([inBrowser, atBuild, imports])
  return [...new Set(found.flat())]
}

/** Type-checks some files in one of the repository's worlds (`tsconfig.<world>.json`). The second time only what has changed. */
async function typeErrors({ part }: PartFolder, world: string, include: string[]): Promise<string[]> {
  const config = join(cache, `${part}.${world}.json`)
  await mkdir(cache, { recursive: true })
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, `tsconfig.${world}.json`),
      compilerOptions: { incremental: true, tsBuildInfoFile: join(cache, `${part}.${world}.tsbuildinfo`) },
      include,
    }),
  )
  return compilerLines(config)
}
