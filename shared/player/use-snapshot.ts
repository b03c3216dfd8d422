import { announced } from '@stepwise/shared/ui'
import { useMediaPlayer } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { frameLoaded, snapshotName, takeSnapshot } from './snapshot.ts'
import { clock } from './time.ts'

export interface Snapshot {
  address: string
  fileName: string
  /** In seconds. */
  time: number
}

/** The last picture that was taken ('failed' where there was no frame), and the function that takes one. */
export function useSnapshot(title: string) {
  const player = useMediaPlayer()
  const onAnnounced = useUnit(announced)
  const [snapshot, setSnapshot] = useState<Snapshot | 'failed' | null>(null)
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
    } catch {
      setSnapshot('failed')
    }
  }
  return { snapshot, take }
}
