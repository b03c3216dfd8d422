import { ReleaseError } from '../../../deploy/src/errors.ts'
import { formatKilobytes } from '../../../deploy/src/release/budgets.ts'
import { check } from '../../../deploy/src/release/check.ts'
import { formatPartVersion, parsePart, parsePartVersion } from '../../../deploy/src/release/part.ts'
import { promote } from '../../../deploy/src/release/promote.ts'
import { publish } from '../../../deploy/src/release/publish.ts'
import { ensureBuilt } from '../../build/build-part.ts'
import { partFolder } from '../../build/parts.ts'
import { logOutcome, type Verb } from '../verb.ts'

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
  takes: [1, 100],
  run: async ({ store, log }, texts) => {
    const { problems, sizes } = await check(store, texts.map(parsePartVersion))
    for (const [name, list] of Object.entries(sizes)) {
      log(name)
      for (const { what, bytes, budget } of list)
        log(`  ${what}: ${formatKilobytes(bytes)} of ${formatKilobytes(budget)}`)
    }
    if (problems.length > 0) throw new ReleaseError(problems)
    log('It may be promoted.')
  },
}

export const promoteVerb: Verb = {
  usage: 'promote <part>@<version> …',
  does: 'make versions live, all in one step',
  takes: [1, 100],
  run: async ({ store, reason, log }, texts) =>
    logOutcome(log, await promote(store, texts.map(parsePartVersion), reason)),
}
