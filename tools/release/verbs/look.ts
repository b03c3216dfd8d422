import { versionsOf } from '../../../deploy/src/release/live-set.ts'
import { versionsFolder } from '../../../deploy/src/release/part.ts'
import { describeChanges } from '../../../deploy/src/release/promote.ts'
import type { Verb } from '../verb.ts'

export const statusVerb: Verb = {
  usage: 'status',
  does: 'show what is live, and which other versions there are',
  takes: [0, 0],
  run: async ({ store, log }) => {
    const registry = await store.pointer.read()
    if (!registry) return log('Nothing is live in this store yet.')
    log(`Promotion ${registry.promotion}, ${registry.promotedAt}, ${registry.host.edition} edition`)
    for (const [part, version] of versionsOf(registry)) {
      const others = (await store.files.list(versionsFolder(part))).filter((name) => name !== version)
      log(`  ${part} ${version}${others.length > 0 ? `   also stored: ${others.join(', ')}` : ''}`)
    }
  },
}

export const historyVerb: Verb = {
  usage: 'history',
  does: 'show every promotion: when, who, what and why',
  takes: [0, 0],
  run: async ({ store, log }) => {
    for (const one of await store.pointer.history()) {
      log(`${one.promotion}  ${one.at}  ${one.who}  ${one.kind}${one.why && `: ${one.why}`}`)
      for (const change of describeChanges(one)) log(`     ${change}`)
    }
  },
}
