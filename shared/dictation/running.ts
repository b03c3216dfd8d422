interface Ending {
  end: () => void
}

/** There is one microphone. */
let running: Ending | null = null

export function runOnly(dictating: Ending): void {
  running?.end()
  running = dictating
}

export function forget(dictating: Ending): void {
  if (running === dictating) running = null
}

/** For who takes the text away, as by saving it: what was heard until now is in the field when this returns. */
export const endDictation = (): void => running?.end()
