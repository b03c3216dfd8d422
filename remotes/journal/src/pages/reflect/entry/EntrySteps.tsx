import { VisuallyHidden } from '@stepwise/shared/ui'
import { IconCheck } from '@tabler/icons-react'
import styles from './EntrySteps.module.css'
import { promptGroups } from './prompts.ts'

/** The three steps with the current one marked; `current` counts from 1. */
export function EntrySteps({ current }: { current: number }) {
  return (
    <ol className="ui-gap-8 ui-list ui-flex" aria-label="Steps of an entry">
      {promptGroups.map(({ name }, index) => {
        const place = index + 1
        const isDone = place < current
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={place === current ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={styles.mark} aria-hidden>
              {isDone ? <IconCheck size={18} stroke={2.5} /> : place}
            </span>
            <span>
              <span>{name}</span>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
