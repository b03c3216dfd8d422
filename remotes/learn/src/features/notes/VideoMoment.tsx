import { clock } from '@stepwise/shared/player/time'
import { IconClock } from '@tabler/icons-react'

/** The moment of the video that a note belongs to. */
export function VideoMoment({ seconds }: { seconds: number }) {
  return (
    <p className="ui-line ui-gap-6 ui-flat ui-small">
      <IconClock size={16} stroke={1.75} aria-hidden />
      <span>{`At ${clock(seconds)} of the video`}</span>
    </p>
  )
}
