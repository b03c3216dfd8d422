import { setTimeout } from 'node:timers/promises'

/** Asks until the answer is yes. @throws Error that names what did not happen */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`In ${timeoutMs / 1000} s it did not come to this: ${what}.`)
    await setTimeout(50)
  }
}
