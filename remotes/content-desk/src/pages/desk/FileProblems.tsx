import { formatCount } from '@stepwise/shared/counts'
import { Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './DeskPage.module.css'
import { $fileProblems } from './desk.model.ts'

/** Files that a developer has broken: why what they changed is not there for readers. */
export function FileProblems() {
  const problems = useUnit($fileProblems)
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="file-problems" className={styles.problems}>
      <h2 id="file-problems" className="ui-lead ui-below-12">
        {`${formatCount(problems.length, 'file')} cannot be used`}
      </h2>
      <Text>Readers see what was there before these files were changed. Please show this list to a developer.</Text>
      <ul>
        {problems.map(({ file, line, reason }) => (
          <li key={`${file}:${line} ${reason}`}>{`${file}, line ${line}: ${reason}`}</li>
        ))}
      </ul>
    </section>
  )
}
