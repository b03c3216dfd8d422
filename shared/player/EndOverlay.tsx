import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconArrowRight, IconRepeat } from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import styles from './EndOverlay.module.css'
import { RelatedItems } from './RelatedItems.tsx'
import type { RelatedItem } from './related.ts'

interface EndOverlayProps {
  continueTo: string | undefined
  related: readonly RelatedItem[]
}

/** Shown after the end of the video, over the picture or, where that is small, below it. */
export function EndOverlay({ continueTo, related }: EndOverlayProps) {
  const isEnded = useMediaState('ended')
  const remote = useMediaRemote()
  const player = useMediaPlayer()
  if (!isEnded) return null
  return (
    <section className={styles.overlay} aria-label="End of the video">
      <div className={styles.card}>
        <p className={styles.words} role="status">
          The video has ended.
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
            Play again
          </Button>
          {continueTo && (
            <Button
              component={Link}
              to={continueTo}
              rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
            >
              Continue
            </Button>
          )}
        </div>
        {related.length > 0 && <RelatedItems items={related} />}
      </div>
    </section>
  )
}
