import {
  assertKnownPart,
  builtVersion,
  formatPartVersion,
  type PartVersion,
  parsePart,
  publish,
} from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { ensureBuilt } from '../../build/build-part.ts'
import { buildRecord } from '../../build/build-record.ts'
import { partFolder, partFolders } from '../../build/parts.ts'
import { assertCommitted, sourceState } from '../../build/source-state.ts'
import { developmentCode } from '../../launch/development-code.ts'
import { isInstalled } from '../../launch/root.mjs'
import { smokeOptions, unlessBusy } from '../smoke/with-smoke.ts'
import type { Context, Verb } from '../verb.ts'
import { changesSinceLive } from '../version-row.ts'
import { logPreview } from './previews.ts'

export const publishVerb: Verb = {
  usage: 'publish <part>',
  does: 'check and build a part, use its pages in a browser, and store it as a new version; nothing becomes live',
  options: { ...smokeOptions, dirty: { type: 'boolean', help: ['', 'even with uncommitted changes'] } },
  takes: [1, 1],
  run: async (context, [text]) => {
    const { store, settings, reason, log, options } = context
    const name = parsePart(text)
    assertKnownPart(
      name,
      partFolders().map((one) => one.part),
    )
    const what = 'Publishing, which checks types and imports,'
    const { sourceProblems } = await developmentCode(() => import('../../sources/check-sources.ts'), { what })
    const { packedSharedTypes } = await import('../types/shared-types.ts')
    const part = partFolder(name)
    const state = await sourceState(part)
    if (options.dirty !== true) assertCommitted(part, state)
    await ensureBuilt(part, settings.edition)
    const problems = await sourceProblems(part)
    if (problems.length > 0) throw new ReleaseError([`${part.part} is not published:`, ...problems])
    const version = await builtVersion(name, part.dist)
    const use = await recordUse(context, version, part.dist)
    const changes = await changesSinceLive(store, part, reason.why)
    const record = { ...(await buildRecord(part, reason.who, ['types', 'imports'], state)), changes }
    const published = await publish(store, part.part, part.dist, {
      record,
      types: await packedSharedTypes(),
      use,
    })
    log(`${formatPartVersion(published)} is ${published.outcome}.`)
    await logPreview(context, published)
  },
}

/**
 * Uses the pages of the build. Throws a {@link ReleaseError} with all that is wrong with them. Undefined with --no-smoke, and in a repository of a
 * remote's own, which has no API: whoever promotes it in the product's repository uses them.
 */
async function recordUse({ store, settings, log, options }: Context, version: PartVersion, dist: string) {
  if (options['no-smoke'] !== undefined || isInstalled) return undefined
  const { useBuild } = await developmentCode(() => import('../smoke/smoke.ts'), {
    what: 'The smoke, which uses pages in a browser,',
    instead: ['Without it: --no-smoke "why"; then promote does it.'],
  })
  const used = await unlessBusy(() => useBuild({ store, settings, log }, version, dist), log)
  if (used && used.problems.length > 0)
    throw new ReleaseError([`${formatPartVersion(version)} is not published:`, ...used.problems])
  return used?.use
}
