import { readingPixels } from '@stepwise/shared/display'
import { ActionIcon } from '@stepwise/shared/ui'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import styles from './TextSize.module.css'

const largest = 10

interface TextSizeProps {
  /** 0 to 10: docs/product/display.md#size */
  size: number
  onChange: (size: number) => void
}

/** The browser's own slider, because people know its keys and gestures, between buttons for a single step. */
export function TextSize({ size, onChange }: TextSizeProps) {
  const id = useId()
  const words = `${size} of ${largest}`
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id}>Text size</label>
        <span aria-hidden>
          {words} ({readingPixels(size)} px)
        </span>
      </div>
      <div className={styles.row}>
        {/* aria-disabled, because a disabled button would lose the focus of the person who has just pressed it. */}
        <ActionIcon
          variant="default"
          aria-label="Smaller text"
          aria-disabled={size === 0}
          onClick={() => size > 0 && onChange(size - 1)}
        >
          <IconMinus stroke={1.75} aria-hidden />
        </ActionIcon>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={0}
          max={largest}
          step={1}
          value={size}
          aria-valuetext={`${words}, ${readingPixels(size)} pixels`}
          style={{ '--filled': `${(size / largest) * 100}%` } as CSSProperties}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <ActionIcon
          variant="default"
          aria-label="Larger text"
          aria-disabled={size === largest}
          onClick={() => size < largest && onChange(size + 1)}
        >
          <IconPlus stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
