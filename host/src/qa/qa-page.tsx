import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { Banner } from './Banner.tsx'
import { loneRemote } from './lone-remote.ts'
import styles from './Qa.module.css'
import { $personProblem } from './scenario.model.ts'
import { WorkbenchBar } from './WorkbenchBar.tsx'

export { keepInAddress, prepareQaPage } from './start-qa-page.ts'

/** What a QA page says about itself. */
export function QaRegion() {
  const registry = useRegistry()
  const [problem, announce] = useUnit([$personProblem, announced])
  useEffect(() => {
    if (problem) announce(problem)
  }, [problem, announce])
  const { selection } = registry
  if (!selection) return null
  const remote = loneRemote(registry)
  return (
    <>
      {remote ? <WorkbenchBar remote={remote} selection={selection} /> : <Banner selection={selection} />}
      {problem && <p className={styles.problem}>{problem}</p>}
    </>
  )
}
