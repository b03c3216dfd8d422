import type { ChapterPath } from '@stepwise/shared/contracts'
import { quickCheckPattern } from '@stepwise/shared/contracts/step-path'
import { call } from '@stepwise/shared/http'

/** Sends the chosen options. The latest ones count, so the call is harmless when made twice. */
export const sendAnswers = ({ path, answers }: { path: ChapterPath; answers: number[] }) =>
  call(`PUT ${quickCheckPattern}`, { params: path, body: { answers } })
