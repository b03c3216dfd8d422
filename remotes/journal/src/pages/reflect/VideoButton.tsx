import { loadWithRetries } from '@stepwise/shared/lazy'
import { Button, Loader, Text } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'

type VideoDialog = ComponentType<{ opened: boolean; onClose: () => void }>

/** Opens the journal's video. Dialog and player are loaded when they are asked for: few need them on a visit. */
export function VideoButton() {
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')
  const [Video, setVideo] = useState<VideoDialog>()
  const [isOpen, setOpen] = useState(false)

  const open = async () => {
    setOpen(true)
    if (Video || loading === 'running') return
    setLoading('running')
    try {
      const { VideoDialog } = await loadWithRetries(
        () => import(/* webpackChunkName: "journal-video" */ './VideoDialog.tsx'),
      )
      setVideo(() => VideoDialog)
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }

  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-busy={loading === 'running'}
        leftSection={
          loading === 'running' ? <Loader size={20} /> : <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
        }
        onClick={open}
      >
        Watch Video (1 min)
      </Button>
      {loading === 'failed' && (
        <Text role="alert" size="sm" c="var(--color-danger)">
          The video could not be loaded. Check your connection and try again.
        </Text>
      )}
      {Video && <Video opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
