import { useEffect, useState } from 'react'
import { releaseCall } from './release-calls.ts'

/** The body of the gateway's response to `GET /release/<path>`; a sentence where it cannot be had. Not asked unless `isWanted`. */
export function useReleaseResponse<ResponseBody>(path: string, isWanted = true) {
  const [body, setBody] = useState<ResponseBody | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    setProblem(null)
    releaseCall<ResponseBody>(path).then(
      (given) => isCurrent && setBody(given),
      (error: Error) => isCurrent && setProblem(error.message),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isWanted, attempt])
  return { body, problem, retry: () => setAttempt((count) => count + 1) }
}
