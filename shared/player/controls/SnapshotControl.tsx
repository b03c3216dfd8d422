import { ProtectedCanvasError } from '@stepwise/shared/canvas'
import { announced } from '@stepwise/shared/ui'
import { IconCamera, IconDownload, IconNote } from '@tabler/icons-react'
import { useMediaPlayer } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { NoteMoment } from '../player-video.ts'
import { clock } from '../time.ts'
import { ControlButton } from './ControlButton.tsx'
import { ControlRow } from './ControlRow.tsx'
import styles from './Controls.module.css'
import { frameLoaded, snapshotName, takeSnapshot } from './snapshot.ts'

interface Snapshot {
  address: string
  fileName: string
  /** In seconds. */
  time: number
}

const failureMessages = {
  'no-frame': 'There is nothing to capture yet. Play the video, then try again.',
  // docs/product/errors.md#protected-canvas
  protected:
    'Your browser protects your privacy by changing pictures that a page makes, so this one would be noise. To take a snapshot, allow this site to read canvas data in the privacy settings of your browser, then try again.',
}

interface SnapshotControlProps {
  title: string
  onNote: ((moment: NoteMoment) => void) | undefined
}

/** Takes a picture of the video, to download it or to add its moment to a note. */
export function SnapshotControl({ title, onNote }: SnapshotControlProps) {
  const { snapshot, take } = useSnapshot(title)
  return (
    <ControlRow Icon={IconCamera} label="Snapshot" name="Snapshot" onOpened={take}>
      {typeof snapshot === 'string' ? (
        <p role="alert">{failureMessages[snapshot]}</p>
      ) : (
        snapshot && <TakenSnapshot snapshot={snapshot} onNote={onNote} />
      )}
      <ControlButton Icon={IconCamera} onClick={take}>
        Take another
      </ControlButton>
    </ControlRow>
  )
}

function TakenSnapshot({ snapshot, onNote }: { snapshot: Snapshot } & Pick<SnapshotControlProps, 'onNote'>) {
  const { address, fileName, time } = snapshot
  return (
    <>
      <img className={styles.snapshot} src={address} alt={`The video at ${clock(time)}`} />
      <a className={styles.button} href={address} download={fileName}>
        <IconDownload size={24} stroke={1.75} aria-hidden />
        Download picture
      </a>
      {onNote && (
        <ControlButton Icon={IconNote} onClick={() => onNote({ videoTime: time })}>
          Add to note
        </ControlButton>
      )}
    </>
  )
}

/** The last picture that was taken, or why there is none, and the function that takes one. */
function useSnapshot(title: string) {
  const player = useMediaPlayer()
  const onAnnounced = useUnit(announced)
  const [snapshot, setSnapshot] = useState<Snapshot | keyof typeof failureMessages | null>(null)
  const address = typeof snapshot === 'object' ? snapshot?.address : undefined
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])

  const take = async () => {
    const video = player?.el?.querySelector('video')
    if (!video) return
    try {
      await frameLoaded(video)
      const time = video.currentTime
      const picture = await takeSnapshot(video, matchMedia('(max-width: 768px)').matches)
      setSnapshot({ address: URL.createObjectURL(picture), fileName: snapshotName(title, time), time })
      onAnnounced(`Snapshot at ${clock(time)} taken`)
    } catch (error) {
      setSnapshot(error instanceof ProtectedCanvasError ? 'protected' : 'no-frame')
    }
  }
  return { snapshot, take }
}
