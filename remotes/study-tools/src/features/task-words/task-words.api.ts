import type { EssayWord } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** The table of task words. Its page shows a failure itself, so that the question stays on screen. */
export async function fetchTaskWords(): Promise<EssayWord[]> {
  const { words } = await call('GET /users/apps/essay_question_wizard', { failures: 'caller' })
  return words
}
