import type { EssayWord } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** The directives with what each asks for. The wizard shows a failure itself, so that the question stays on screen. */
export async function fetchWords(): Promise<EssayWord[]> {
  const { words } = await call('GET /users/apps/essay_question_wizard', { failures: 'caller' })
  return words
}
