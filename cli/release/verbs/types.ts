import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Store } from '@stepwise/deploy'
import { assertKnownPart, formatPartVersion, type PartVersion, parsePart } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { compilerLines } from '../../build/compiler.ts'
import { partFolder, partFolders, partPath } from '../../build/parts.ts'
import { root } from '../../launch/root.mjs'
import { type SharedTypes, storedTypes, writeTypes } from '../types/shared-types.ts'
import type { Verb } from '../verb.ts'

export const typesVerb: Verb = {
  usage: 'types [<part>]',
  does: 'write the types of the live host’s shared modules; of a part: check its sources with them',
  takes: [0, 1],
  run: async ({ store, log }, [text]) => {
    const host = await liveHost(store)
    const types = await storedTypes(store.files, host)
    if (!types)
      throw new ReleaseError([
        `${formatPartVersion(host)} was stored without its types: only npm run release -- publish stores them.`,
      ])
    const folder = join(root, 'var', 'types', host.version)
    await writeTypes(types, folder)
    log(`The types of ${formatPartVersion(host)} are in ${relative(root, folder)}.`)
    if (text === undefined) return
    const part = parsePart(text)
    assertKnownPart(
      part,
      partFolders().map((one) => one.part),
    )
    const lines = await compilerLines(await writeProject(partPath(partFolder(part)), types, folder))
    if (lines.length > 0)
      throw new ReleaseError([`${part} does not fit the types of ${formatPartVersion(host)}:`, ...lines])
    log(`The sources of ${part} fit them.`)
  },
}

async function liveHost(store: Store): Promise<PartVersion> {
  const live = await store.pointer.read()
  if (!live) throw new ReleaseError(['Nothing is live in this store yet.'])
  return { part: 'host', version: live.host.version }
}

/** A project of a part's sources in which the shared modules are those of a folder; an editor can use it too. */
async function writeProject(path: string, { modules }: SharedTypes, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [join(folder, file)]]))
  const config = join(folder, `${path.replaceAll('/', '-')}.json`)
  const project = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null, paths },
    include: [join(root, path, 'src/**/*'), join(root, 'shared/**/*.d.ts')],
  }
  await writeFile(config, `${JSON.stringify(project, null, 2)}\n`)
  return config
}
