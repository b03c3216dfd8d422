import { createInterface } from 'node:readline/promises'
import { UserFacingError } from '../../deploy/src/errors.ts'

/** Asks before something is destroyed; only the whole word "yes" agrees. Throws a {@link UserFacingError} where nobody can be asked. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UserFacingError([question, 'Nothing was changed, because nobody can be asked here: add --yes to agree.'])
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} Type yes to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
