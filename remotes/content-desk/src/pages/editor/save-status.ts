import { CallError } from '@stepwise/shared/http'
import { timeWords } from './time-words.ts'

interface SaveFacts {
  isDirty: boolean
  isOnDevice: boolean
  failure: Error | null
  /** ISO moment of the draft on the server; null without one. */
  savedAt: string | null
}

/** What the status line says. `isProblem`: worth an announcement. */
export function saveStatus({ isDirty, isOnDevice, failure, savedAt }: SaveFacts): {
  words: string
  isProblem: boolean
} {
  if (isDirty && failure) {
    const kept = isOnDevice ? ' Your text is on this device.' : ' This browser cannot save it: leave the page open.'
    return { words: `Not saved yet: ${describeReason(failure)}.${kept}`, isProblem: true }
  }
  if (isDirty) {
    const where = isOnDevice ? 'Saved on this device' : 'Not saved yet'
    return { words: `${where}. The server gets it when you pause.`, isProblem: false }
  }
  return { words: savedAt ? `Draft saved ${timeWords(savedAt)}` : 'No changes', isProblem: false }
}

function describeReason(error: Error): string {
  const failure = error instanceof CallError ? error.failure : null
  if (failure?.kind === 'network') return 'no connection'
  if (failure?.kind !== 'http') return 'the server did not answer'
  if (failure.status === 401) return 'you are signed out'
  if (failure.status === 404) return 'the document is gone, or you can no longer change it'
  if (failure.status >= 500) return 'the server has a problem'
  return (Object.values(failure.errors).flat().join(' ') || failure.msg).replace(/\.$/, '')
}
