import { userInfo } from 'node:os'
import { openStore, otherNames } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { readArguments, run } from '../launch/run.ts'
import { startSettings } from '../start/settings.ts'
import { assertTakes, type Options, textOption } from './verb.ts'
import { commonOptions, usage, verbs } from './verbs.ts'

await run(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const verb = verbs[name]
  if (['help', '--help'].includes(name) || rest.includes('--help')) {
    for (const line of usage(verb)) console.log(line)
    return
  }
  if (!verb)
    throw new UserFacingError(
      name
        ? [
            `There is no verb "${name}". ${otherNames(name, Object.keys(verbs), 'There are:')}`,
            'npm run release -- help explains each one.',
          ]
        : usage(),
    )
  const known = { ...commonOptions, ...verb.options }
  const { values, positionals } = readArguments({ args: rest, allowPositionals: true, options: known }, usage(verb))
  assertTakes(verb, positionals)
  const options = values as Options
  const edition = textOption(options, 'edition')
  const settings = startSettings({ ...process.env, ...(edition && { EDITION: edition }) })
  const store = openStore(process.env, settings.storeDir, settings.edition)
  const owner = textOption(options, 'for')
  const reason = {
    who: process.env.RELEASE_WHO ?? userInfo().username,
    why: textOption(options, 'why') ?? '',
    ...(owner && { for: owner }),
  }
  await verb.run({ store, settings, reason, log: console.log, options }, positionals)
})
