import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMediaState } from '@vidstack/react'
import styles from './VideoPlayer.module.css'

/** Covers the video until it has started. Its play icon is decoration: the play button is one of the controls. */
export function Poster({ address }: { address: string | null }) {
  const isStarted = useMediaState('started')
  if (isStarted) return null
  return (
    <div className={styles.poster} aria-hidden>
      {/* Not vidstack's Poster, which drops an empty alt text. */}
      {address && <img src={address} alt="" />}
      <IconPlayerPlayFilled className={styles.posterPlay} size={40} />
    </div>
  )
}
