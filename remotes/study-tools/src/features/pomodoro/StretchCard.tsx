import { holdWords } from '@stepwise/shared/pages'
import { useUnit } from 'effector-react'
import styles from './Pomodoro.module.css'
import { $stretches, stretchFor } from './stretches.model.ts'

/** docs/product/study-tools.md#stretch */
export function StretchCard({ rounds }: { rounds: number }) {
  const stretch = stretchFor(useUnit($stretches), rounds)
  if (!stretch) return null
  return (
    <section className={styles.stretch} aria-labelledby="pomodoro-stretch">
      <h3 id="pomodoro-stretch" className="ui-lead ui-below-8">{`A stretch for your break: ${stretch.name}`}</h3>
      <ol>
        {stretch.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <p>{`${holdWords(stretch)}. Stop if anything hurts, and skip it if it does not suit your body.`}</p>
    </section>
  )
}
