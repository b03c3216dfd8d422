import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import { run } from '../launch/run.ts'
import { startSettings } from '../start/settings.ts'
import { commands, usage } from './commands.ts'

await run(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2))
  const [verb = '', ...args] = positionals
  const command = commands[verb]
  if (!command) throw new UserFacingError(verb ? [`There is no verb "${verb}".`, ...usage()] : usage())
  const settings = startSettings({ ...process.env, ...(values.edition && { EDITION: values.edition }) })
  const store = await directoryStore(settings.storeDir)
  const reason = { who: process.env.RELEASE_WHO ?? userInfo().username, why: values.why ?? '' }
  await command.run({ store, settings, reason, log: console.log }, args)
})

function readArguments(args: string[]) {
  const options = { why: { type: 'string' }, edition: { type: 'string' } } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UserFacingError([error instanceof Error ? error.message : String(error), ...usage()])
  }
}
