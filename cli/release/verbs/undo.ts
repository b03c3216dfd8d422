import { parsePart, rollback, withdraw } from '@stepwise/deploy'
import { logOutcome, reasonOption, type Verb } from '../verb.ts'

export const rollbackVerb: Verb = {
  usage: 'rollback <part>',
  does: 'make live again what was live before',
  options: { recall: { type: 'boolean', help: ['', 'open tabs leave the other version at once'] } },
  takes: [1, 1],
  run: async ({ store, reason, log, options }, [text]) =>
    logOutcome(log, await rollback(store, parsePart(text), reason, { recalls: options.recall === true })),
}

export const withdrawVerb: Verb = {
  usage: 'withdraw <remote>',
  does: 'take a remote out of the live set; its files stay',
  options: { breaking: { type: 'string', help: ['"why"', 'although others link to it'] } },
  takes: [1, 1],
  run: async ({ store, reason, log, options }, [text]) => {
    const breaking = reasonOption(options, 'breaking')
    logOutcome(log, await withdraw(store, parsePart(text), reason, { breaking }))
  },
}
