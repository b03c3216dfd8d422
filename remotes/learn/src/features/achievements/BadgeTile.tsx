import { formatDay } from '@stepwise/shared/dates'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import styles from './AchievementsDialog.module.css'
import type { Achievement } from './achievements.model.ts'
import { badgeImage } from './badge-image.ts'

export function BadgeTile({ badge }: { badge: Achievement }) {
  const { name, criterion, earnedAt } = badge
  return (
    <li className={styles.tile} data-locked={earnedAt === null || undefined}>
      <img className={styles.image} src={badgeImage(badge.code)} alt="" width={112} height={112} />
      <strong className="ui-tight">{name}</strong>
      <span className={styles.criterion}>{criterion}</span>
      {earnedAt ? (
        <span className={styles.earned}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          Earned <time dateTime={earnedAt}>{formatDay(earnedAt)}</time>
        </span>
      ) : (
        <span className={`${styles.locked} ui-muted`}>
          <IconLock size={20} stroke={1.75} aria-hidden />
          Locked
        </span>
      )}
    </li>
  )
}
