import { assertKnownPart, formatPartVersion, parsePart, publish } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { ensureBuilt } from '../../build/build-part.ts'
import { buildRecord } from '../../build/build-record.ts'
import { partFolder, partFolders } from '../../build/parts.ts'
import { assertCommitted, sourceState } from '../../build/source-state.ts'
import { developmentCode } from '../../launch/development-code.ts'
import type { Verb } from '../verb.ts'

export const publishVerb: Verb = {
  usage: 'publish <part>',
  does: 'check and build a part, and store it as a new version; nothing becomes live',
  options: { dirty: { type: 'boolean', help: ['', 'also with changes that are in no commit'] } },
  takes: [1, 1],
  run: async ({ store, settings, reason, log, options }, [text]) => {
    const name = parsePart(text)
    assertKnownPart(
      name,
      partFolders().map((one) => one.part),
    )
    const what = 'Publishing, which checks types and imports,'
    const { sourceProblems } = await developmentCode(() => import('../../../tools/check/check-sources.ts'), { what })
    const { packedTypes, sharedTypes } = await import('../types/shared-types.ts')
    const part = partFolder(name)
    const state = await sourceState(part)
    if (options.dirty !== true) assertCommitted(part, state)
    await ensureBuilt(part, settings.edition)
    const problems = await sourceProblems(part)
    if (problems.length > 0) throw new ReleaseError([`${part.part} is not published:`, ...problems])
    const record = await buildRecord(part, reason.who, ['types', 'imports'], state)
    const published = await publish(store, part.part, part.dist, record, packedTypes(await sharedTypes()))
    log(`${formatPartVersion(published)} is ${published.outcome}.`)
  },
}
