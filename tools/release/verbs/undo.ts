import { parsePart } from '../../../deploy/src/release/part.ts'
import { rollback, withdraw } from '../../../deploy/src/release/promote.ts'
import { logOutcome, reasonOption, type Verb } from '../verb.ts'

export const rollbackVerb: Verb = {
  usage: 'rollback <part> [--recall]',
  does: 'make live again what was live before; --recall: open tabs do not keep the other version',
  options: { recall: { type: 'boolean' } },
  takes: [1, 1],
  run: async ({ store, reason, log, options }, [text]) =>
    logOutcome(log, await rollback(store, parsePart(text), reason, { recalls: options.recall === true })),
}

export const withdrawVerb: Verb = {
  usage: 'withdraw <remote>',
  does: 'take a remote out of the live set; its files stay; --breaking "why" where others link to it',
  options: { breaking: { type: 'string' } },
  takes: [1, 1],
  run: async ({ store, reason, log, options }, [text]) => {
    const breaking = reasonOption(options, 'breaking')
    logOutcome(log, await withdraw(store, parsePart(text), reason, { breaking }))
  },
}
