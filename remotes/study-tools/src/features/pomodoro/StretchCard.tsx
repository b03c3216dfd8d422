import styles from './Pomodoro.module.css'
import { stretchFor } from './stretches.ts'

/** docs/product/study-tools.md#stretch */
export function StretchCard({ rounds }: { rounds: number }) {
  const { name, hold, steps } = stretchFor(rounds)
  return (
    <section className={styles.stretch} aria-labelledby="pomodoro-stretch">
      <h3 id="pomodoro-stretch">{`A stretch for your break: ${name}`}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{`${hold}. Stop if anything hurts, and leave it out if it is not for your body.`}</p>
    </section>
  )
}
