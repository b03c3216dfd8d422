import type { BlockOf } from '@stepwise/shared/contracts'
import { holdWords } from '@stepwise/shared/pages'
import { Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './Exercise.module.css'
import { ExercisePicture } from './ExercisePicture.tsx'
import { HoldTimer } from './HoldTimer.tsx'
import { exercisesLeft, exercisesShown } from './stretches.model.ts'

interface ExerciseGroupProps {
  blocks: BlockOf<'exercise'>[]
  level: 2 | 3 | 4
}

export default function ExerciseGroup({ blocks, level }: ExerciseGroupProps) {
  const [shown, left] = useUnit([exercisesShown, exercisesLeft])
  useEffect(() => {
    shown()
    return () => left()
  }, [shown, left])
  return (
    <ul className={styles.grid}>
      {blocks.map((exercise) => (
        <li key={exercise.id} className={styles.card}>
          <ExerciseCard exercise={exercise} level={level} />
        </li>
      ))}
    </ul>
  )
}

function ExerciseCard({ exercise, level }: { exercise: BlockOf<'exercise'>; level: 2 | 3 | 4 }) {
  const { id, name, tips } = exercise
  return (
    <>
      {exercise.image && <ExercisePicture exercise={exercise} />}
      <div className={styles.words}>
        <Title order={level} className="ui-flat ui-title">
          {name}
        </Title>
        <p className="ui-flat ui-strong ui-brand">{holdWords(exercise)}</p>
        <ol className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
        <HoldTimer id={id} name={name} hold={exercise} />
      </div>
    </>
  )
}
