import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMediaState } from '@vidstack/react'
import styles from './VideoPlayer.module.css'

/** Lies over the video until it has started. The button that plays is among the controls; this one is only drawn. */
export function Poster({ address }: { address: string | null }) {
  const isStarted = useMediaState('started')
  if (isStarted) return null
  return (
    <div className={styles.poster} aria-hidden>
      {/* vidstack's own Poster loses an empty alt text. */}
      {address && <img src={address} alt="" />}
      <IconPlayerPlayFilled className={styles.posterPlay} size={40} />
    </div>
  )
}
