import { formatCount } from '@stepwise/shared/counts'
import { CheckChoice } from './CheckChoice.tsx'
import type { ChoicesProps } from './choices-props.ts'
import { StepSlider } from './StepSlider.tsx'

/** docs/product/display.md#further-settings. The rest is asked for once there is a ruler. */
export function RulerChoices({ setting, onChange }: ChoicesProps) {
  const { ruler, rulerHeight, rulerDim, rulerDimsVideos } = setting
  return (
    <>
      <CheckChoice
        label="Reading ruler"
        about="Some lines stay clear, the rest of the page is dimmed."
        isChosen={ruler}
        onChange={(isChosen) => onChange({ ruler: isChosen })}
      />
      {ruler && (
        <>
          <StepSlider
            label="Lines that stay clear"
            value={rulerHeight}
            min={1}
            max={9}
            shown={lines(rulerHeight)}
            said={lines(rulerHeight)}
            less="Fewer lines"
            more="More lines"
            onChange={(height) => onChange({ rulerHeight: height })}
          />
          <StepSlider
            label="Dimming of the rest"
            value={rulerDim}
            min={10}
            max={90}
            step={10}
            shown={`${rulerDim} %`}
            said={`${rulerDim} per cent`}
            less="Less dimming"
            more="More dimming"
            onChange={(dim) => onChange({ rulerDim: dim })}
          />
          <CheckChoice
            label="Dim playing videos too"
            about="Otherwise the picture stays clear while a video plays."
            isChosen={rulerDimsVideos}
            onChange={(isChosen) => onChange({ rulerDimsVideos: isChosen })}
          />
        </>
      )}
    </>
  )
}

const lines = (count: number) => formatCount(count, 'line')
