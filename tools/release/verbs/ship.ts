import { ReleaseError } from '../../../deploy/src/errors.ts'
import { formatKilobytes } from '../../../deploy/src/release/budgets.ts'
import { check } from '../../../deploy/src/release/check.ts'
import { type PartVersion, parsePartVersion } from '../../../deploy/src/release/part.ts'
import { promote } from '../../../deploy/src/release/promote.ts'
import { smokeOptions, withSmoke } from '../smoke/with-smoke.ts'
import { type Context, logOutcome, type Verb } from '../verb.ts'

export const checkVerb: Verb = {
  usage: 'check <part>@<version> …',
  does: 'check versions against what is live now, as a promotion does',
  options: smokeOptions,
  takes: [1, 100],
  run: async (context, texts) => {
    const versions = texts.map(parsePartVersion)
    await withSmoke(context, versions, {
      assertPromotable: () => assertPromotable(context, versions),
      release: async () => context.log('It may be promoted.'),
    })
  },
}

export const promoteVerb: Verb = {
  usage: 'promote <part>@<version> … [page]',
  does: 'make versions live, all in one step, after the checks and the smoke; page: as this program makes it',
  options: smokeOptions,
  takes: [1, 100],
  run: async (context, texts) => {
    const { store, reason, log } = context
    const versions = texts.filter((text) => text !== 'page').map(parsePartVersion)
    const options = { includesPage: texts.includes('page') }
    if (versions.length === 0) return logOutcome(log, await promote(store, [], reason, options))
    await withSmoke(context, versions, {
      assertPromotable: () => assertPromotable(context, versions),
      release: async (tried) => logOutcome(log, await promote(store, versions, reason, { ...options, ...tried })),
    })
  },
}

/** Prints the sizes of the versions. Throws with every reason why they may not become live. */
async function assertPromotable({ store, log }: Context, versions: PartVersion[]) {
  const { problems, sizes } = await check(store, versions)
  for (const [name, list] of Object.entries(sizes)) {
    log(name)
    for (const { what, bytes, budget } of list)
      log(`  ${what}: ${formatKilobytes(bytes)} of ${formatKilobytes(budget)}`)
  }
  if (problems.length > 0) throw new ReleaseError(problems)
}
