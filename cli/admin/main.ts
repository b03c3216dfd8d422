import { userInfo } from 'node:os'
import { StartFailure, verbs } from '@stepwise/api/admin'
import { readSettings } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'
import { run } from '../launch/run.ts'
import { readArguments } from './arguments.ts'
import { confirm } from './confirm.ts'
import { openTarget } from './target.ts'
import { formatUsage, usage } from './usage.ts'

await run(async () => {
  const { verb, options, isHelp, isJson, isConfirmed, edition } = readArguments(verbs, process.argv.slice(2))
  if (isHelp || !verb) {
    for (const line of verb ? formatUsage(verb) : usage(verbs)) console.log(line)
    return
  }
  try {
    const settings = readSettings({ ...process.env, ...(edition && { EDITION: edition }) })
    const who = process.env.ADMIN_WHO || userInfo().username
    const target = await openTarget(settings, verb, who)
    try {
      // What is for a person alone goes to the other stream, so that the first is the answer.
      if (!isJson) console.error(target.description)
      const question = isConfirmed ? undefined : await target.question(options)
      if (question && !(await confirm(question))) throw new UserFacingError(['Nothing was changed.'])
      const result = await target.run(options, console.error)
      for (const line of isJson ? [JSON.stringify(result.data, null, 2)] : result.lines) console.log(line)
      if (result.isWrong) process.exitCode = 1
    } finally {
      await target.close()
    }
  } catch (error) {
    throw error instanceof StartFailure ? new UserFacingError([error.message]) : error
  }
})
