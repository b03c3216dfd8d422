import { formatFocus, parseFocus } from '@stepwise/shared/contracts/picture-focus'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styles from './FocalPoint.module.css'

interface FocalPointProps {
  /** As in contracts/picture-focus.ts; '' is the middle. */
  focus: string
  onChange: (focus: string) => void
  /** The picture. */
  children: ReactNode
}

/** What stays in sight where readers see the picture cut to fit: pressed on the picture, or moved with the sliders. */
export function FocalPoint({ focus, onChange, children }: FocalPointProps) {
  const helpId = useId()
  const { x, y } = parseFocus(focus) ?? { x: 50, y: 50 }
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(formatFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }))
  }
  return (
    <Stack gap="xs" className={styles.root}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
      <div className={styles.picture} onClick={place}>
        {children}
        <span className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <fieldset className="ui-column ui-gap-8 ui-flat ui-bare" aria-describedby={helpId}>
        <legend className="ui-strong">Focal point</legend>
        <Text id={helpId} c="dimmed">
          Cards and banners cut pictures to fit. Press on what must stay in sight, or move the sliders.
        </Text>
        <Slider label="From the left" value={x} onChange={(x) => onChange(formatFocus({ x, y }))} />
        <Slider label="From the top" value={y} onChange={(y) => onChange(formatFocus({ x, y }))} />
        {focus !== '' && (
          <Button variant="default" onClick={() => onChange('')}>
            No focal point
          </Button>
        )}
      </fieldset>
    </Stack>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  )
}
