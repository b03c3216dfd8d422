import { formatCount } from '@stepwise/shared/counts'
import { lazyPart } from '@stepwise/shared/lazy'
import { Button, Loader, Text, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import type { PageSection } from '../../features/blocks/page-sections.ts'
import { SectionFrame, SectionTitle } from '../../features/blocks/SectionFrame.tsx'
import { usePlayerOnRequest } from '../../features/blocks/use-player-on-request.ts'
import styles from './Walkthroughs.module.css'
import { walkthroughs } from './walkthrough-names.ts'

const tour = `/media/videos/${walkthroughs[0].name}`

const playlist = lazyPart(
  async () => (await import(/* webpackChunkName: "walkthroughs" */ './WalkthroughPlaylist.tsx')).WalkthroughPlaylist,
)

export function Walkthroughs({ section: { id, heading, blocks } }: { section: PageSection }) {
  const { Player: Playlist, isLoading, hasFailed, request } = usePlayerOnRequest(playlist)
  return (
    <SectionFrame id={id}>
      <SectionTitle id={id}>{heading}</SectionTitle>
      <PublicBlocks blocks={blocks} />
      {Playlist ? (
        <Playlist />
      ) : (
        <>
          <WithScripts>
            <div className={styles.cover}>
              <img src={`${tour}/poster.webp`} alt="" width={1280} height={720} loading="lazy" />
              <div className={styles.start}>
                <ul className="ui-grid ui-gap-12 ui-list">
                  {walkthroughs.map(({ name, title, seconds, isOfCourse }) => (
                    <li key={name} className="ui-grid">
                      <b>{title}</b>
                      <span className="ui-muted">{`${isOfCourse ? 'the beginning of ' : ''}${formatCount(seconds, 'second')}`}</span>
                    </li>
                  ))}
                </ul>
                <Button
                  size="lg"
                  aria-busy={isLoading}
                  leftSection={
                    isLoading ? (
                      <Loader size={20} color="currentColor" />
                    ) : (
                      <IconPlayerPlay size={22} stroke={1.75} aria-hidden />
                    )
                  }
                  onClick={request}
                >
                  Watch the walkthroughs
                </Button>
                {hasFailed && (
                  <Text role="alert">The videos could not be loaded. Check your connection and try again.</Text>
                )}
              </div>
            </div>
          </WithScripts>
          <WithoutScripts>
            <video controls preload="none" poster={`${tour}/poster.webp`} className={styles.video}>
              <source src={`${tour}/video.mp4`} type="video/mp4" />
              <track kind="captions" src={`${tour}/captions.vtt`} srcLang="en-GB" label="English" default />
            </video>
          </WithoutScripts>
        </>
      )}
    </SectionFrame>
  )
}
