import { ReleaseError } from '../../../deploy/src/errors.ts'
import { formatKilobytes } from '../../../deploy/src/release/budgets.ts'
import { check } from '../../../deploy/src/release/check.ts'
import { formatPartVersion, type PartVersion, parsePart, parsePartVersion } from '../../../deploy/src/release/part.ts'
import { promote } from '../../../deploy/src/release/promote.ts'
import { publish } from '../../../deploy/src/release/publish.ts'
import { ensureBuilt } from '../../build/build-part.ts'
import { partFolder } from '../../build/parts.ts'
import { smokeOptions, withSmoke } from '../smoke/with-smoke.ts'
import { type Context, logOutcome, type Verb } from '../verb.ts'

export const publishVerb: Verb = {
  usage: 'publish <part>',
  does: 'build a part and store it as a new version; nothing becomes live',
  takes: [1, 1],
  run: async ({ store, settings, log }, [text]) => {
    const part = partFolder(parsePart(text))
    await ensureBuilt(part, settings.edition)
    const published = await publish(store, part.part, part.dist)
    log(`${formatPartVersion(published)} is ${published.outcome}.`)
  },
}

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
  usage: 'promote <part>@<version> …',
  does: 'make versions live, all in one step, after the checks and the smoke',
  options: smokeOptions,
  takes: [1, 100],
  run: async (context, texts) => {
    const { store, reason, log } = context
    const versions = texts.map(parsePartVersion)
    await withSmoke(context, versions, {
      assertPromotable: () => assertPromotable(context, versions),
      release: async (tried) => logOutcome(log, await promote(store, versions, reason, tried)),
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
