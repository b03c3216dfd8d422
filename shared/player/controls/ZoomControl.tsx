import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react'
import { ControlButton } from './ControlButton.tsx'
import { ControlRow } from './ControlRow.tsx'
import type { ZoomState } from './use-zoom.ts'
import { maxZoom, minZoom, type ZoomChange } from './zoom.ts'

const moves: { change: ZoomChange; label: string; Icon: typeof IconArrowLeft }[] = [
  { change: 'left', label: 'Move left', Icon: IconArrowLeft },
  { change: 'right', label: 'Move right', Icon: IconArrowRight },
  { change: 'up', label: 'Move up', Icon: IconArrowUp },
  { change: 'down', label: 'Move down', Icon: IconArrowDown },
]

/** Enlarges and moves the picture by buttons, so that nothing needs dragging (WCAG 2.5.7). */
export function ZoomControl({ zoom: { level }, change }: ZoomState) {
  const steps = [
    { change: 'out' as const, label: 'Zoom out', Icon: IconZoomOut, isOff: level === minZoom },
    { change: 'in' as const, label: 'Zoom in', Icon: IconZoomIn, isOff: level === maxZoom },
    ...moves.map((move) => ({ ...move, isOff: level === minZoom })),
  ]
  return (
    <ControlRow Icon={IconZoomIn} label={`Zoom ${level}%`} name="Zoom">
      {steps.map(({ change: by, label, Icon, isOff }) => (
        <ControlButton
          key={by}
          Icon={Icon}
          aria-label={label}
          data-icon-name={label}
          // Not `disabled`: the focus would be lost when the end of the scale is reached.
          aria-disabled={isOff}
          onClick={() => change(by)}
        />
      ))}
      <ControlButton Icon={IconZoomReset} onClick={() => change('reset')}>
        Whole picture
      </ControlButton>
    </ControlRow>
  )
}
