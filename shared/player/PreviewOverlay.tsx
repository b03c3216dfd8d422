import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconArrowRight, IconRepeat } from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import styles from './EndOverlay.module.css'
import type { VideoPreview } from './player-video.ts'

/** Shown at the end of a preview. */
export function PreviewOverlay({ preview: { seconds, more } }: { preview: VideoPreview }) {
  const remote = useMediaRemote()
  const player = useMediaPlayer()
  return (
    <section className={styles.overlay} aria-label="End of the preview">
      <div className={styles.card}>
        <p className={styles.words} role="status">
          {`That was a preview of ${seconds} seconds. ${more.words}`}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden />}
            onClick={({ nativeEvent }) => {
              // The overlay closes, and this button with it.
              player?.el?.focus()
              remote.play(nativeEvent)
            }}
          >
            Watch the preview again
          </Button>
          <Button component={Link} to={more.to} rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}>
            {more.label}
          </Button>
        </div>
      </div>
    </section>
  )
}
