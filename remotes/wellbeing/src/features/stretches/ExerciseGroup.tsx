import type { Page } from '@stepwise/shared/contracts'
import { holdWords } from '@stepwise/shared/pages'
import { Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { drawings } from './drawings/drawings.ts'
import styles from './Exercise.module.css'
import { HoldTimer } from './HoldTimer.tsx'
import { PictureButton } from './PictureButton.tsx'
import { exercisesLeft, exercisesShown } from './stretches.model.ts'
import { useIsPlaying } from './use-pictures.ts'

type Exercise = Extract<Page['blocks'][number], { type: 'exercise' }>

interface ExerciseGroupProps {
  blocks: Exercise[]
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

function ExerciseCard({ exercise, level }: { exercise: Exercise; level: 2 | 3 | 4 }) {
  const { id, name, drawing, tips } = exercise
  const isPlaying = useIsPlaying(id)
  const Picture = Object.hasOwn(drawings, drawing) ? drawings[drawing] : undefined
  return (
    <>
      {Picture && (
        <div className={styles.picture}>
          <Picture isPlaying={isPlaying} />
          <PictureButton id={id} name={name} isPlaying={isPlaying} />
        </div>
      )}
      <div className={styles.words}>
        <Title order={level} className={styles.name}>
          {name}
        </Title>
        <p className={styles.hold}>{holdWords(exercise)}</p>
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
