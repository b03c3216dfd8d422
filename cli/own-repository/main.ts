import { UserFacingError } from '@stepwise/deploy/errors'
import { developAgainst } from '../against/develop-against.ts'
import { ensureBuilt } from '../build/build-part.ts'
import { ownRemote } from '../build/parts.ts'
import { readArguments, run } from '../launch/run.ts'
import { checkRemote } from './check-remote.ts'

const defaultPort = 4200

/** Each is an npm script of the remote's package. The rest of the arguments is the command's own. */
const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  dev: async (args) => {
    const { values } = readArguments({ args, options: { against: { type: 'string' } } })
    if (values.against === undefined)
      throw new UserFacingError(['Say which product: npm run dev -- --against https://stepwise.example.org'])
    const { address, plainAddress } = await developAgainst(
      values.against,
      ownRemote(),
      Number(process.env.PORT || defaultPort),
    )
    console.log(`\n${values.against} with your build, only for you: ${address} (in Safari: ${plainAddress})`)
    console.log('Each save reloads the open pages. Stop with Ctrl+C.\n')
  },
  build: () => ensureBuilt(ownRemote(), 'study'),
  check: checkRemote,
  release: async () => {
    process.argv.splice(2, 1)
    await import('../release/main.ts')
  },
}

await run(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new UserFacingError([`stepwise-remote <command> takes one of: ${Object.keys(commands).join(', ')}.`])
  await command(args)
})
