import { formatCount } from '@stepwise/shared/counts'
import type { DisplaySetting } from '@stepwise/shared/display'
import { CheckChoice } from './CheckChoice.tsx'
import type { ChoicesProps } from './choices-props.ts'
import { OptionRow } from './OptionRow.tsx'
import { StepSlider } from './StepSlider.tsx'

type Aid = 'none' | 'ruler' | 'line-focus'

const aids: { value: Aid; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'ruler', label: 'Reading ruler' },
  { value: 'line-focus', label: 'Line focus' },
]
const changes: Record<Aid, Partial<DisplaySetting>> = {
  none: { ruler: false },
  ruler: { ruler: true, lineFocus: 0 },
  'line-focus': { ruler: true, lineFocus: 1 },
}

const lines = (count: number) => formatCount(count, 'line')
const focuses = [1, 3, 5].map((value) => ({ value, label: lines(value) }))

/** docs/product/display.md#further-settings. What belongs to the ruler or to the line focus is asked for once there is one. */
export function RulerChoices({ setting, onChange }: ChoicesProps) {
  const { ruler, rulerHeight, rulerDim, rulerDimsVideos, lineFocus } = setting
  const aid = !ruler ? 'none' : lineFocus > 0 ? 'line-focus' : 'ruler'
  return (
    <>
      <OptionRow
        legend="Ruler or line focus"
        about="A ruler dims the page around a few lines. Line focus hides all but one, three or five lines of text."
        options={aids}
        value={aid}
        onChange={(chosen) => onChange(changes[chosen])}
      />
      {aid === 'line-focus' && (
        <OptionRow
          legend="Lines in focus"
          options={focuses}
          value={lineFocus}
          onChange={(chosen) => onChange({ lineFocus: chosen })}
        />
      )}
      {aid === 'ruler' && (
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
