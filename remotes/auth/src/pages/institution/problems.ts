import type { InstitutionProblem } from '@stepwise/shared/contracts'
import { institutionLabel as word } from '../../features/sign-in/institution.ts'

const another = 'sign in another way'

/** Why a sign-in at an institution ended without one, and what to do next. */
const sentences: Record<InstitutionProblem, string> = {
  down: `We could not reach your ${word} just now. Please try again in a few minutes, or ${another}.`,
  refused: `Your ${word} did not sign you in, or you did not agree to it there. Please try again, or ${another}.`,
  again:
    'This sign-in took longer than ten minutes, had already finished, or began in another browser. Please start again here.',
  mismatch: `Your ${word} sent details that do not match, so you were not signed in. Please try again. If it happens again, please tell your ${word}’s IT support, and ${another}.`,
  clock: `Your ${word}’s clock and ours do not agree, so we could not trust its answer. Please try again in a few minutes. If it happens again, please tell your ${word}’s IT support, and ${another}.`,
  'no-address': `Your ${word} did not give us an email address of its own for you, so we do not know who you are. Please ask its IT support, or ${another}.`,
  unconfirmed: `Your ${word} has not verified your email address yet. Please verify it there, then try again.`,
  off: `We do not offer signing in with this ${word}. Please ${another}.`,
  'set-up': `Signing in with your ${word} is not set up correctly: only we and its IT support can fix this. Please ${another}, and write to us.`,
  busy: 'There have been too many sign-ins from your network in the last hour. Please wait a few minutes and try again.',
  ours: 'Something went wrong on our side. Please try again in a moment.',
}

/** The sentence for what the address names; null when it names nothing that we know. */
export const sentenceFor = (problem: string | null): string | null =>
  problem !== null && Object.hasOwn(sentences, problem) ? sentences[problem as InstitutionProblem] : null
