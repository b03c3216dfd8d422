import { createInterface } from 'node:readline/promises'
import { UserFacingError } from '../../deploy/src/errors.ts'

interface Asked {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Asks before something is destroyed; only the whole word "yes" agrees. Throws a {@link UserFacingError} where nobody can be asked. */
export async function confirm(
  question: string,
  { input, output }: Asked = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (!input.isTTY) {
    throw new UserFacingError([question, 'Nothing was changed, because nobody can be asked here: add --yes to agree.'])
  }
  const terminal = createInterface({ input, output })
  // A terminal that is closed (Ctrl+D, a connection that ends) answers nothing: that is no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(`${question} Type yes to go on: `), closed])
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
