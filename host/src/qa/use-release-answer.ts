import { useEffect, useState } from 'react'
import { releaseCall } from './release-calls.ts'

/** What the gateway answers to `GET /release/<path>`; a sentence where it cannot be had. Not asked unless `isWanted`. */
export function useReleaseAnswer<Answer>(path: string, isWanted = true) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    setProblem(null)
    releaseCall<Answer>(path).then(
      (given) => isCurrent && setAnswer(given),
      (error: Error) => isCurrent && setProblem(error.message),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isWanted, attempt])
  return { answer, problem, retry: () => setAttempt((count) => count + 1) }
}
