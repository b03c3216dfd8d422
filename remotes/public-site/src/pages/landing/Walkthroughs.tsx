import type { Page } from '@stepwise/shared/contracts'
import { loadWithRetries } from '@stepwise/shared/lazy'
import { Button, Html, Loader, Text, Title } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { sectionOf } from './landing-sections.ts'
import styles from './Walkthroughs.module.css'

/** docs/product/public-pages.md#walkthroughs. The player is loaded on request: most visitors do not watch. */
export function Walkthroughs({ page }: { page: Page }) {
  const [Playlist, setPlaylist] = useState<ComponentType>()
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')

  const { heading, blocks } = sectionOf(page, 'walkthroughs')
  const lead = blocks.find((block) => block.type === 'text')

  const open = async () => {
    if (loading === 'running') return
    setLoading('running')
    try {
      const { WalkthroughPlaylist } = await loadWithRetries(
        () => import(/* webpackChunkName: "walkthroughs" */ './WalkthroughPlaylist.tsx'),
      )
      setPlaylist(() => WalkthroughPlaylist)
    } catch {
      setLoading('failed')
    }
  }

  return (
    <section className={styles.root} aria-labelledby="walkthroughs">
      <div className={styles.inner}>
        <Title order={2} id="walkthroughs" className={styles.heading}>
          {heading ?? 'See it before you sign in'}
        </Title>
        {lead && (
          <div className={styles.lead}>
            <Html html={lead.text} />
          </div>
        )}
        {Playlist ? (
          <Playlist />
        ) : (
          <div className={styles.cover}>
            <img src="/media/videos/guided-tour/poster.webp" alt="" width={1280} height={720} loading="lazy" />
            <div className={styles.start}>
              <Button
                size="lg"
                aria-busy={loading === 'running'}
                leftSection={
                  loading === 'running' ? (
                    <Loader size={20} color="currentColor" />
                  ) : (
                    <IconPlayerPlay size={22} stroke={1.75} aria-hidden />
                  )
                }
                onClick={open}
              >
                Watch the walkthroughs
              </Button>
              {loading === 'failed' && (
                <Text role="alert">The videos could not be loaded. Check your connection and try again.</Text>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
