import { shell } from '@stepwise/shared/shell'
import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { TryAgain } from '../failure/TryAgain.tsx'
import styles from './AchievementsDialog.module.css'
import { $achievements, $loadFailure, type Achievement, achievementsOpened } from './achievements.model.ts'
import { BadgeTile } from './BadgeTile.tsx'

export default function AchievementsDialog() {
  const { achievements, failure, onOpened, onClose } = useUnit({
    achievements: $achievements,
    failure: $loadFailure,
    onOpened: achievementsOpened,
    onClose: shell.slotClosed,
  })
  useEffect(() => {
    onOpened()
  }, [onOpened])

  return (
    <Dialog opened size={768} title="Achievements" onClose={onClose} closesWithPage zIndex={400}>
      {achievements && <Badges achievements={achievements} />}
      {!achievements && failure === null && <Waiting />}
      {failure !== null && (
        <TryAgain
          words={`Your achievements could not be loaded. ${failure}`}
          onRetry={onOpened}
          className="ui-grid ui-gap-12 ui-starts"
        />
      )}
    </Dialog>
  )
}

function Badges({ achievements }: { achievements: Achievement[] }) {
  const count = achievements.filter(({ earnedAt }) => earnedAt !== null).length
  return (
    <>
      <p className={styles.summary}>{`${count} of ${achievements.length} earned`}</p>
      <ul className={styles.grid}>
        {achievements.map((badge) => (
          <BadgeTile key={badge.code} badge={badge} />
        ))}
      </ul>
    </>
  )
}

function Waiting() {
  return (
    <>
      <LoadingWords />
      <div className={styles.grid} aria-busy>
        {Array.from({ length: 12 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={at} height={250} radius={12} />
        ))}
      </div>
    </>
  )
}
