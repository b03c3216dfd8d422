import { ActionIcon } from '@stepwise/shared/ui'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import styles from './StepSlider.module.css'

interface StepSliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value as it is shown. */
  shown: string
  /** The value as it is said. */
  said: string
  /** The name of the button before the slider, such as "Smaller text". */
  less: string
  more: string
  onChange: (value: number) => void
}

/** The browser's own slider, because people know its keys and gestures, between buttons for a single step. */
export function StepSlider({ label, value, min, max, step = 1, shown, said, less, more, onChange }: StepSliderProps) {
  const id = useId()
  return (
    <div className="ui-grid ui-gap-8">
      <div className={styles.head}>
        <label htmlFor={id} className="ui-bold">
          {label}
        </label>
        <span className="ui-muted" aria-hidden>
          {shown}
        </span>
      </div>
      <div className={styles.row}>
        {/* aria-disabled, because a disabled button would lose the focus of the person who has just pressed it. */}
        <ActionIcon
          variant="default"
          aria-label={less}
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(Math.max(min, value - step))}
        >
          <IconMinus stroke={1.75} aria-hidden />
        </ActionIcon>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={said}
          style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <ActionIcon
          variant="default"
          aria-label={more}
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(Math.min(max, value + step))}
        >
          <IconPlus stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
