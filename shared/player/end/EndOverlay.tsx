import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconArrowRight, IconRepeat } from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { type ReactNode, useState } from 'react'
import type { VideoPreview } from '../player-video.ts'
import styles from './EndOverlay.module.css'
import { type RelatedItem, relatedPage, relatedPageSize } from './related.ts'

interface EndOverlayProps {
  continueTo: string | undefined
  related: readonly RelatedItem[]
}

/** Shown after the end of the video. */
export function EndOverlay({ continueTo, related }: EndOverlayProps) {
  const isEnded = useMediaState('ended')
  if (!isEnded) return null
  return (
    <Overlay
      label="End of the video"
      words="The video has ended."
      again="Play again"
      next={continueTo ? { to: continueTo, label: 'Continue' } : null}
    >
      {related.length > 0 && <RelatedItems items={related} />}
    </Overlay>
  )
}

/** Shown at the end of a preview. */
export function PreviewOverlay({ preview: { seconds, more } }: { preview: VideoPreview }) {
  return (
    <Overlay
      label="End of the preview"
      words={`That was a preview of ${seconds} seconds. ${more.words}`}
      again="Watch the preview again"
      next={more}
    />
  )
}

interface OverlayProps {
  label: string
  words: string
  /** The text of the button that plays again. */
  again: string
  next: { to: string; label: string } | null
  children?: ReactNode
}

/** Over the picture or, where that is small, below it. */
function Overlay({ label, words, again, next, children }: OverlayProps) {
  const remote = useMediaRemote()
  const player = useMediaPlayer()
  return (
    <section className={styles.overlay} aria-label={label}>
      <div className={styles.card}>
        <p className="ui-flat ui-bold" role="status">
          {words}
        </p>
        <div className="ui-wrap ui-gap-8">
          <Button
            variant="default"
            leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden />}
            onClick={({ nativeEvent }) => {
              // The overlay closes, and this button with it.
              player?.el?.focus()
              remote.play(nativeEvent)
            }}
          >
            {again}
          </Button>
          {next && (
            <Button component={Link} to={next.to} rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}>
              {next.label}
            </Button>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

/** As many items as there is room for, and a button for others. */
function RelatedItems({ items }: { items: readonly RelatedItem[] }) {
  const size = relatedPageSize(useMediaState('width'))
  const [page, setPage] = useState(0)
  return (
    <nav className="ui-grid ui-gap-8 ui-starts" aria-label="What next">
      <ul className={styles.items}>
        {relatedPage(items, size, page).map(({ url, title, duration }) => (
          <li key={url}>
            <Link className={styles.item} to={url}>
              <span className="ui-strong ui-narrow">{title}</span>
              {duration && <span className="ui-muted ui-small">{duration}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {items.length > size && (
        <Button variant="default" onClick={() => setPage(page + 1)}>
          Show others
        </Button>
      )}
    </nav>
  )
}
