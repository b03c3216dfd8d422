import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import styles from './Controls.module.css'

/** Nothing where the browser has no full screen. */
export function FullscreenButton() {
  const remote = useMediaRemote()
  const isFullscreen = useMediaState('fullscreen')
  const canFullscreen = useMediaState('canFullscreen')
  if (!canFullscreen) return null
  const label = isFullscreen ? 'Leave full screen' : 'Full screen'
  const Icon = isFullscreen ? IconMinimize : IconMaximize
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={({ nativeEvent }) => remote.toggleFullscreen('prefer-media', nativeEvent)}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  )
}
