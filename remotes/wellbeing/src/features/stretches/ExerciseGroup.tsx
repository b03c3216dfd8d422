import type { GroupProps } from '@stepwise/shared/blocks'
import { holdWords } from '@stepwise/shared/pages'
import { Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './Exercise.module.css'
import { ExercisePicture } from './ExercisePicture.tsx'
import { HoldTimer } from './HoldTimer.tsx'
import { exercisesLeft, exercisesShown } from './stretches.model.ts'

export default function ExerciseGroup({ blocks, level }: GroupProps<'exercise'>) {
  const [shown, left] = useUnit([exercisesShown, exercisesLeft])
  useEffect(() => {
    shown()
    return () => left()
  }, [shown, left])
  return (
    <ul className={styles.grid}>
      {blocks.map((exercise) => (
        <li key={exercise.id} className={styles.card}>
          {exercise.image && <ExercisePicture exercise={exercise} />}
          <div className={styles.words}>
            <Title order={level} className="ui-flat ui-title">
              {exercise.name}
            </Title>
            <p className="ui-flat ui-strong ui-brand">{holdWords(exercise)}</p>
            <ol className={styles.tips}>
              {exercise.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ol>
            <HoldTimer id={exercise.id} name={exercise.name} hold={exercise} />
          </div>
        </li>
      ))}
    </ul>
  )
}
