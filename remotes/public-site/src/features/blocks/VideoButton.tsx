import type { BlockOf } from '@stepwise/shared/contracts'
import { LazyDialogButton, type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { Button, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { LinkButton } from './LinkButton.tsx'

const icon = <IconPlayerPlay size={20} stroke={1.75} aria-hidden />

interface VideoButtonProps {
  block: BlockOf<'video'>
  size?: 'md' | 'lg'
}

/** Opens a video of ours in a dialog, where it starts by itself; without scripts it leads to the video's file. */
export function VideoButton({ block: { video, title, label, to }, size = 'md' }: VideoButtonProps) {
  const dialog = useMemo(() => videoDialog(video, title), [video, title])
  const words = label || `Watch: ${title}`
  if (!video) return to ? <LinkButton to={to}>{words}</LinkButton> : null
  return (
    <>
      <WithScripts>
        <LazyDialogButton dialog={dialog} title="The video" icon={icon} size={size}>
          {words}
        </LazyDialogButton>
      </WithScripts>
      <WithoutScripts>
        <Button
          component="a"
          href={`/media/videos/${video}/video.mp4`}
          variant="default"
          size={size}
          leftSection={icon}
        >
          {words}
        </Button>
      </WithoutScripts>
    </>
  )
}

function videoDialog(video: string, title: string) {
  return lazyComponent<LazyDialogProps>(async () => {
    const { VideoDialog } = await import(/* webpackChunkName: "video-dialog" */ '@stepwise/shared/player/video-dialog')
    return { default: (props: LazyDialogProps) => <VideoDialog video={video} title={title} autoPlay {...props} /> }
  })
}
