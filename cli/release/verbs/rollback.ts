import { parsePart, rollback, withdraw } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { servedCalls } from '../served-calls.ts'
import { apiOption, type Context, logOutcome, reasonOption, textOption, type Verb } from '../verb.ts'

export const rollbackVerb: Verb = {
  usage: 'rollback <part>',
  does: 'make live again what was live before',
  options: { recall: { type: 'boolean', help: ['', 'open tabs leave the other version at once'] }, api: apiOption },
  takes: [1, 1],
  run: async (context, [text]) => {
    const { store, reason, log, options } = context
    const choices = { recalls: options.recall === true, servedCalls: await callsIfAnswered(context) }
    logOutcome(log, await rollback(store, parsePart(text), reason, choices))
  },
}

/** A rollback may be what an outage needs: it does not wait for an API that does not answer. */
async function callsIfAnswered({ options, settings, log }: Context): Promise<string[] | undefined> {
  try {
    return await servedCalls(textOption(options, 'api'), settings.port, log)
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    log(`${error.message} Calls are compared with those of these sources.`)
  }
}

export const withdrawVerb: Verb = {
  usage: 'withdraw <remote>',
  does: 'take a remote out of the live set; its files stay',
  options: { breaking: { type: 'string', help: ['"why"', 'even if others link to it'] } },
  takes: [1, 1],
  run: async ({ store, reason, log, options }, [text]) => {
    const breaking = reasonOption(options, 'breaking')
    logOutcome(log, await withdraw(store, parsePart(text), reason, { breaking }))
  },
}
