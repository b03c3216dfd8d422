import { Button } from '@stepwise/shared/ui'
import { IconPlayerPause, IconPlayerPlay, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { picturesToggled } from './pictures.model.ts'
import { $isSoundOn, soundToggled } from './stretches.model.ts'
import { useIsPlaying } from './use-pictures.ts'

/** For all exercises of the page: whether the pictures move, and whether the timer is heard. */
export function StretchControls() {
  const [isSoundOn, soundPressed, picturesPressed] = useUnit([$isSoundOn, soundToggled, picturesToggled])
  const isPlaying = useIsPlaying()
  const PictureIcon = isPlaying ? IconPlayerPause : IconPlayerPlay
  const SoundIcon = isSoundOn ? IconVolume : IconVolumeOff
  return (
    <div className="ui-wrap ui-gap-12">
      <Button
        variant="default"
        leftSection={<PictureIcon size={20} stroke={1.75} aria-hidden />}
        onClick={() => picturesPressed(!isPlaying)}
      >
        {isPlaying ? 'Pause all pictures' : 'Play all pictures'}
      </Button>
      <Button
        variant="default"
        leftSection={<SoundIcon size={20} stroke={1.75} aria-hidden />}
        onClick={() => soundPressed()}
      >
        {isSoundOn ? 'Turn the timer’s sound off' : 'Turn the timer’s sound on'}
      </Button>
    </div>
  )
}
