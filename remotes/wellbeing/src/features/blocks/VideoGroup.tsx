import type { GroupProps } from '@stepwise/shared/blocks'
import type { BlockOf } from '@stepwise/shared/contracts'
import { LazyDialogButton, type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { Drawing, Html, Title } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { BlockLink } from './BlockLink.tsx'
import styles from './VideoGroup.module.css'

/** Banners that lead to a video: one of ours in a dialog, or one on another site. */
export function VideoGroup({ blocks, level }: GroupProps<'video'>) {
  return blocks.map((block) => <VideoBanner key={block.id} block={block} level={level} />)
}

function VideoBanner({ block, level }: { block: BlockOf<'video'>; level: GroupProps<'video'>['level'] }) {
  const { title, text, image, alt, decorative, focus, video, label, to } = block
  const dialog = useMemo(() => videoDialog(video, title), [video, title])
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <Title order={level}>{title}</Title>
        {text && <Html html={text} />}
        {video && (
          <LazyDialogButton
            dialog={dialog}
            title="The video"
            icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
          >
            {label || `Watch: ${title}`}
          </LazyDialogButton>
        )}
        {!video && to && (
          <BlockLink to={to} className={styles.link}>
            <IconPlayerPlay className="ui-keep" size={20} stroke={1.75} aria-hidden />
            <span>{label || `Watch: ${title}`}</span>
          </BlockLink>
        )}
      </div>
      {image && <Drawing src={image} alt={decorative ? '' : alt} focus={focus} className={styles.picture} />}
    </section>
  )
}

function videoDialog(video: string, title: string) {
  return lazyComponent<LazyDialogProps>(async () => {
    const { VideoDialog } = await import(/* webpackChunkName: "block-video" */ '@stepwise/shared/player/video-dialog')
    return { default: (props: LazyDialogProps) => <VideoDialog video={video} title={title} {...props} /> }
  })
}
