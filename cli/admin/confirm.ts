import { createInterface } from 'node:readline'
import { UserFacingError } from '@stepwise/deploy/errors'

interface Asked {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Asks before something is destroyed; only the whole word "yes" agrees. Throws a {@link UserFacingError} where there is no terminal. */
export async function confirm(
  question: string,
  { input, output }: Asked = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (!input.isTTY) {
    throw new UserFacingError([question, 'Nothing was changed: there is no terminal to ask on. Pass --yes to agree.'])
  }
  const terminal = createInterface({ input, output, prompt: `${question} Type yes to continue: ` })
  terminal.prompt()
  for await (const answer of terminal) return answer.trim().toLowerCase() === 'yes'
  // Closed by Ctrl+D or Ctrl+C, or the connection ended.
  return false
}
