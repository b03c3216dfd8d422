import { Button } from '@stepwise/shared/ui'
import { useState } from 'react'
import { reloadPage } from '../reload-page.ts'
import styles from './Qa.module.css'
import { releaseCall } from './release-calls.ts'

/** Gives this browser the live versions again; a failure is shown beside it. */
export function StopButton({ children }: { children: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  async function stop() {
    try {
      await releaseCall('override/stop', {})
      reloadPage()
    } catch (error) {
      setProblem(`The test could not be stopped. ${(error as Error).message}`)
    }
  }
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button onClick={stop}>{children}</Button>
    </>
  )
}
