import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { deployedStore, directoryStore, formatPartVersion, openStore, publish, withOwnVersions } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { ensureBuilt } from '../build/build-part.ts'
import { buildRecord } from '../build/build-record.ts'
import { ownRemote } from '../build/parts.ts'
import { readArguments } from '../launch/run.ts'
import { packedTypes, sharedTypes } from '../release/types/shared-types.ts'
import type { Options } from '../release/verb.ts'
import { checkVerb } from '../release/verbs/promote.ts'
import { sourceProblems } from '../sources/check-sources.ts'
import { startSettings } from '../start/settings.ts'

/**
 * Checks the sources of the remote and builds it, then checks the build as a promotion would, without the smoke: against what is live in the
 * store of the settings, or with `--against <address>` in a product that runs. Throws a {@link ReleaseError} with every problem.
 */
export async function checkRemote(args: string[]): Promise<void> {
  const options = { ...checkVerb.options, against: { type: 'string' } } as const
  const values = readArguments({ args, options }).values as Options & { against?: string }
  const remote = ownRemote()
  const problems = await sourceProblems(remote, { withTests: true })
  if (problems.length > 0) throw new ReleaseError(problems)
  console.log('It type-checks, and follows the import rules.')

  const settings = startSettings(process.env)
  const { against } = values
  const store = against ? await deployedStore(against) : openStore(process.env, settings.storeDir, settings.edition)
  await ensureBuilt(remote, store.edition)
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-check-'))
  try {
    const own = directoryStore(folder, store.edition)
    const who = userInfo().username
    const record = await buildRecord(remote, who, ['types', 'imports'])
    const types = packedTypes(await sharedTypes())
    const version = await publish(own, remote.part, remote.dist, { record, types })
    const context = {
      store: withOwnVersions(store, own.files),
      settings,
      reason: { who, why: '' },
      log: console.log,
      options: { ...values, ...(against && { api: against }), 'no-smoke': 'only a check' },
    }
    await checkVerb.run(context, [formatPartVersion(version)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
