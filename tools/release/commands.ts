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

export type Context = { store: Store; settings: StartSettings; reason: Reason; say: (line: string) => void }
type Command = { usage: string; does: string; run: (context: Context, args: string[]) => Promise<void> }

/** The verbs of `npm run release`, in the order in which a release uses them. */
export const commands: Record<string, Command> = {
  publish: {
    usage: 'publish <part>',
    does: 'build a part and store it as a new version; nothing becomes live',
    run: async ({ store, settings, say }, [text]) => {
      const part = partFolder(parsePart(text))
      await ensureBuilt(part, settings.edition)
      const published = await publish(store, part.part, part.dist)
      say(`${formatPartVersion(published)} is ${published.outcome}.`)
    },
  },
  check: {
    usage: 'check <part>@<version> …',
    does: 'check versions against what is live now, as a promotion does',
    run: async ({ store, say }, texts) => {
      const { problems, sizes } = await check(store, atLeastOne(texts).map(parsePartVersion))
      for (const [name, list] of Object.entries(sizes)) {
        say(name)
        for (const { what, bytes, budget } of list)
          say(`  ${what}: ${formatKilobytes(bytes)} of ${formatKilobytes(budget)}`)
      }
      if (problems.length > 0) throw new ReleaseError(problems)
      say('It may be promoted.')
    },
  },
  promote: {
    usage: 'promote <part>@<version> …',
    does: 'make versions live, all in one step',
    run: async ({ store, reason, say }, texts) =>
      sayOutcome(say, await promote(store, atLeastOne(texts).map(parsePartVersion), reason)),
  },
  rollback: {
    usage: 'rollback <part>',
    does: 'make live again what was live before',
    run: async ({ store, reason, say }, [text]) => sayOutcome(say, await rollback(store, parsePart(text), reason)),
  },
  withdraw: {
    usage: 'withdraw <remote>',
    does: 'take a remote out of the live set; its files stay',
    run: async ({ store, reason, say }, [text]) => sayOutcome(say, await withdraw(store, parsePart(text), reason)),
  },
  status: {
    usage: 'status',
    does: 'show what is live, and which other versions there are',
    run: async ({ store, say }) => {
      const registry = await store.pointer.read()
      if (!registry) return say('Nothing is live in this store yet.')
      say(`Promotion ${registry.promotion}, ${registry.promotedAt}, ${registry.host.edition} edition`)
      for (const [part, version] of versionsOf(liveSet(registry))) {
        const others = (await store.files.list(versionsFolder(part))).filter((name) => name !== version)
        say(`  ${part} ${version}${others.length > 0 ? `   also stored: ${others.join(', ')}` : ''}`)
      }
    },
  },
  history: {
    usage: 'history',
    does: 'show every promotion: when, who, what and why',
    run: async ({ store, say }) => {
      for (const one of await store.pointer.history()) {
        say(`${one.promotion}  ${one.at}  ${one.who}  ${one.kind}${one.why && `: ${one.why}`}`)
        for (const change of describeChanges(one)) say(`     ${change}`)
      }
    },
  },
}

/** How to call the tool, as lines to print. */
export const usage = () => [
  'npm run release -- <verb>, with --why "a reason" for the history and --edition pro for the other store:',
  ...Object.values(commands).map((command) => `  ${command.usage.padEnd(28)}${command.does}`),
]

function sayOutcome(say: Context['say'], promotion: Promotion | undefined) {
  if (!promotion) return say('That is live already: nothing changed.')
  for (const change of describeChanges(promotion)) say(change)
  say(`Live as promotion ${promotion.promotion}.`)
}

function atLeastOne(texts: string[]) {
  return texts.length > 0 ? texts : [undefined]
}
