import type { BlockOf } from '@stepwise/shared/contracts'
import { LazyDialogButton } from '@stepwise/shared/lazy'
import { Button, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { LinkButton } from './LinkButton.tsx'
import { videoDialog } from './video-dialog.tsx'

const icon = <IconPlayerPlay size={20} stroke={1.75} aria-hidden />

interface VideoButtonProps {
  block: BlockOf<'video'>
  size?: 'md' | 'lg'
}

/** Opens a video of ours in a dialog, where it starts by itself; without scripts it leads to the video's file. */
export function VideoButton({ block: { video, title, label, to }, size = 'md' }: VideoButtonProps) {
  const dialog = useMemo(() => videoDialog(video, title, { autoPlay: true }), [video, title])
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
