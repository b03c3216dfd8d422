import { ReleaseError } from '../../deploy/src/errors.ts'
import { formatKilobytes } from '../../deploy/src/release/budgets.ts'
import { check } from '../../deploy/src/release/check.ts'
import { liveSet, versionsOf } from '../../deploy/src/release/live-set.ts'
import { formatPartVersion, parsePart, parsePartVersion, versionsFolder } from '../../deploy/src/release/part.ts'
import { describeChanges, promote, type Reason, rollback, withdraw } from '../../deploy/src/release/promote.ts'
import { publish } from '../../deploy/src/release/publish.ts'
import type { Promotion, Store } from '../../deploy/src/store/store.ts'
import { ensureBuilt } from '../build/build-part.ts'
import { partFolder } from '../build/parts.ts'
import type { StartSettings } from '../start/settings.ts'

export type Context = { store: Store; settings: StartSettings; reason: Reason; log: (line: string) => void }
type Command = { usage: string; does: string; run: (context: Context, args: string[]) => Promise<void> }

/** The verbs of `npm run release`, in the order in which a release uses them. */
export const commands: Record<string, Command> = {
  publish: {
    usage: 'publish <part>',
    does: 'build a part and store it as a new version; nothing becomes live',
    run: async ({ store, settings, log }, [text]) => {
      const part = partFolder(parsePart(text))
      await ensureBuilt(part, settings.edition)
      const published = await publish(store, part.part, part.dist)
      log(`${formatPartVersion(published)} is ${published.outcome}.`)
    },
  },
  check: {
    usage: 'check <part>@<version> …',
    does: 'check versions against what is live now, as a promotion does',
    run: async ({ store, log }, texts) => {
      const { problems, sizes } = await check(store, atLeastOne(texts).map(parsePartVersion))
      for (const [name, list] of Object.entries(sizes)) {
        log(name)
        for (const { what, bytes, budget } of list)
          log(`  ${what}: ${formatKilobytes(bytes)} of ${formatKilobytes(budget)}`)
      }
      if (problems.length > 0) throw new ReleaseError(problems)
      log('It may be promoted.')
    },
  },
  promote: {
    usage: 'promote <part>@<version> …',
    does: 'make versions live, all in one step',
    run: async ({ store, reason, log }, texts) =>
      logOutcome(log, await promote(store, atLeastOne(texts).map(parsePartVersion), reason)),
  },
  rollback: {
    usage: 'rollback <part>',
    does: 'make live again what was live before',
    run: async ({ store, reason, log }, [text]) => logOutcome(log, await rollback(store, parsePart(text), reason)),
  },
  withdraw: {
    usage: 'withdraw <remote>',
    does: 'take a remote out of the live set; its files stay',
    run: async ({ store, reason, log }, [text]) => logOutcome(log, await withdraw(store, parsePart(text), reason)),
  },
  status: {
    usage: 'status',
    does: 'show what is live, and which other versions there are',
    run: async ({ store, log }) => {
      const registry = await store.pointer.read()
      if (!registry) return log('Nothing is live in this store yet.')
      log(`Promotion ${registry.promotion}, ${registry.promotedAt}, ${registry.host.edition} edition`)
      for (const [part, version] of versionsOf(liveSet(registry))) {
        const others = (await store.files.list(versionsFolder(part))).filter((name) => name !== version)
        log(`  ${part} ${version}${others.length > 0 ? `   also stored: ${others.join(', ')}` : ''}`)
      }
    },
  },
  history: {
    usage: 'history',
    does: 'show every promotion: when, who, what and why',
    run: async ({ store, log }) => {
      for (const one of await store.pointer.history()) {
        log(`${one.promotion}  ${one.at}  ${one.who}  ${one.kind}${one.why && `: ${one.why}`}`)
        for (const change of describeChanges(one)) log(`     ${change}`)
      }
    },
  },
}

/** How to call the tool, in lines. */
export const usage = () => [
  'npm run release -- <verb>, with --why "a reason" for the history and --edition pro for the other store:',
  ...Object.values(commands).map((command) => `  ${command.usage.padEnd(28)}${command.does}`),
]

function logOutcome(log: Context['log'], promotion: Promotion | undefined) {
  if (!promotion) return log('That is live already: nothing changed.')
  for (const change of describeChanges(promotion)) log(change)
  log(`Live as promotion ${promotion.promotion}.`)
}

function atLeastOne(texts: string[]) {
  return texts.length > 0 ? texts : [undefined]
}
