import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react'
import { ControlRow } from './ControlRow.tsx'
import styles from './Controls.module.css'
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
    <ControlRow icon={<IconZoomIn size={24} stroke={1.75} aria-hidden />} label={`Zoom ${level}%`} name="Zoom">
      {steps.map(({ change: by, label, Icon, isOff }) => (
        <button
          key={by}
          type="button"
          className={styles.button}
          aria-label={label}
          data-icon-name={label}
          // Not `disabled`: the focus would be lost when the end of the scale is reached.
          aria-disabled={isOff}
          onClick={() => change(by)}
        >
          <Icon size={24} stroke={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.button} onClick={() => change('reset')}>
        <IconZoomReset size={24} stroke={1.75} aria-hidden />
        Whole picture
      </button>
    </ControlRow>
  )
}
