import { hintAnnounced } from '@stepwise/shared/ui'
import { IconAlertTriangle, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { Player } from '../Player.tsx'
import type { PlaylistVideo } from '../player-video.ts'
import styles from './Playlist.module.css'
import { nextVideo } from './playlist.ts'

interface PlaylistProps {
  /** The accessible name of the list. */
  label: string
  videos: readonly PlaylistVideo[]
  /** After the last video comes the first. */
  isRepeated?: boolean
  /** Plays at once and takes the focus: the person pressed a button that is gone now. */
  isStarted?: boolean
}

/** Videos one after another, with the list of them. One that cannot be played is skipped, and says so in the list. */
export function Playlist({ label, videos, isRepeated = false, isStarted = false }: PlaylistProps) {
  const onAnnounced = useUnit(hintAnnounced)
  const player = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  // A turn is one showing of a video. The same video can have another one.
  const [{ at, turn, isPlaying, takesFocus }, setShown] = useState({
    at: 0,
    turn: 0,
    isPlaying: isStarted,
    takesFocus: isStarted,
  })
  const video = videos[at]
  if (!video) return null

  const show = (index: number, plays: boolean) => {
    // The controls go with the video, and with them the focus.
    const hasFocus = player.current?.contains(document.activeElement) ?? false
    setShown({ at: index, turn: turn + 1, isPlaying: plays, takesFocus: hasFocus })
  }
  const showNext = (unplayable: ReadonlySet<string>, plays: boolean, words: string) => {
    const ids = videos.map(({ id }) => id)
    const next = nextVideo(ids, at, unplayable, isRepeated)
    if (next === null) return
    onAnnounced(`${words}Video ${next + 1} of ${videos.length}: ${videos[next]?.title}`)
    show(next, plays)
  }
  const onFailed = () => {
    const unplayable = new Set(broken).add(video.id)
    setBroken(unplayable)
    showNext(unplayable, isPlaying, `${video.title} could not be played. `)
  }
  const onChosen = (index: number) => {
    setBroken(new Set([...broken].filter((id) => id !== videos[index]?.id)))
    show(index, true)
  }

  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.layout}>
        <div ref={player} className="ui-narrow">
          <Player
            video={video}
            turn={turn}
            autoPlay={isPlaying}
            takesFocus={takesFocus}
            onEnded={() => showNext(broken, true, '')}
            onFailed={onFailed}
          />
        </div>
        <ol className={styles.list} aria-label="Videos">
          {videos.map((one, index) => (
            <PlaylistItem
              key={one.id}
              video={one}
              isShown={index === at}
              isBroken={broken.has(one.id)}
              onChosen={() => onChosen(index)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface PlaylistItemProps {
  video: PlaylistVideo
  isShown: boolean
  isBroken: boolean
  onChosen: () => void
}

/** A button that plays its video. The video on screen, and one that cannot be played, are marked by words and an icon. */
function PlaylistItem({ video, isShown, isBroken, onChosen }: PlaylistItemProps) {
  const { title, poster, duration, description, preview } = video
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isShown || undefined} onClick={onChosen}>
        {poster && <img className={styles.poster} src={poster} alt="" loading="lazy" width={112} height={63} />}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          {description && <span className="ui-muted ui-note">{`${description} `}</span>}
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
