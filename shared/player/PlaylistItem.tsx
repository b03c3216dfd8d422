import { IconAlertTriangle, IconPlayerPlayFilled } from '@tabler/icons-react'
import styles from './Playlist.module.css'
import type { PlaylistVideo } from './player-video.ts'

interface PlaylistItemProps {
  video: PlaylistVideo
  isShown: boolean
  isBroken: boolean
  onChosen: () => void
}

/** A button that plays its video. The video on screen, and one that cannot be played, are marked by words and an icon. */
export function PlaylistItem({ video, isShown, isBroken, onChosen }: PlaylistItemProps) {
  const { title, poster, duration, description, preview } = video
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isShown || undefined} onClick={onChosen}>
        {poster && <img className={styles.poster} src={poster} alt="" loading="lazy" width={112} height={63} />}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          {description && <span className={styles.description}>{`${description} `}</span>}
          <span className={styles.facts}>
            {isShown && <IconPlayerPlayFilled size={14} aria-hidden />}
            {isBroken && <IconAlertTriangle size={16} stroke={2} aria-hidden />}
            <span>
              {[
                isShown && 'On screen',
                preview ? `Preview of ${preview.seconds} seconds` : duration,
                isBroken && 'could not be played',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </span>
      </button>
    </li>
  )
}
