import type { Dictating } from './dictating.ts'

/** There is one microphone. */
let running: Dictating | null = null

export function runOnly(dictating: Dictating): void {
  running?.end()
  running = dictating
}

export function forget(dictating: Dictating): void {
  if (running === dictating) running = null
}

/** For who takes the text away, as by saving it: what was heard until now is in the field when this returns. */
export const endDictation = (): void => running?.end()
