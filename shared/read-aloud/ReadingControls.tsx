import { $displaySetting, displaySettingChanged } from '@stepwise/shared/display'
import { IconPlayerSkipBack, IconPlayerSkipForward, IconPlayerStop } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { findScroller, watchOwnScrolling } from './follow.ts'
import buttons from './ReadAloud.module.css'
import styles from './ReadingControls.module.css'
import type { Reading } from './reading.ts'
import { readingSpeeds } from './reading-speeds.ts'
import { useReadingEnd } from './use-reading-end.ts'
import { VoiceOptions } from './VoiceOptions.tsx'
import { useVoices } from './voices.ts'

interface ReadingControlsProps {
  reading: Reading
  text: RefObject<HTMLElement | null>
  /** The element around all controls. */
  controls: RefObject<HTMLElement | null>
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The buttons beside Pause: docs/product/read-aloud.md#controls. The reading lasts as long as they are mounted. */
export function ReadingButtons({ reading, text, controls }: ReadingControlsProps) {
  const { readingSpeed, readingVoice } = useUnit($displaySetting)
  useReadingEnd(reading, text)
  useEffect(() => reading.adopt({ speed: readingSpeed, voice: readingVoice }), [reading, readingSpeed, readingVoice])
  useEffect(() => {
    if (!controls.current) return
    return watchOwnScrolling(controls.current, () => reading.leaveAlone())
  }, [reading, controls])
  useRoomForBar(controls)
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-label="Previous sentence"
        data-icon-name="Previous sentence"
        onClick={() => reading.previous()}
      >
        <IconPlayerSkipBack {...icon} />
      </button>
      <button
        type="button"
        className={buttons.button}
        aria-label="Next sentence"
        data-icon-name="Next sentence"
        onClick={() => reading.next()}
      >
        <IconPlayerSkipForward {...icon} />
      </button>
      <button type="button" className={buttons.button} data-tip onClick={() => reading.end()}>
        <IconPlayerStop {...icon} />
        <span className={styles.word}>Stop</span>
      </button>
    </>
  )
}

/** How it is read, and why it is not: both are remembered for the person. */
export function ReadingChoices({ reading }: { reading: Reading }) {
  const { setting, onChange } = useUnit({ setting: $displaySetting, onChange: displaySettingChanged })
  const { problem } = useSyncExternalStore(reading.subscribe, reading.state)
  const voices = useVoices()
  const { readingSpeed, readingVoice } = setting
  // Whatever the account has is shown.
  const speeds = [...new Set([...readingSpeeds, readingSpeed])].toSorted((one, other) => one - other)
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        Speed
        <select value={readingSpeed} onChange={({ target }) => onChange({ readingSpeed: Number(target.value) })}>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>{`${speed} %`}</option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        Voice
        <select value={readingVoice ?? ''} onChange={({ target }) => onChange({ readingVoice: target.value || null })}>
          <VoiceOptions voices={voices} chosen={readingVoice} />
        </select>
      </label>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** The bar stays in sight over its text: what is scrolled into sight, or has the focus, comes to be below it. */
function useRoomForBar(controls: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = controls.current?.querySelector<HTMLElement>('[data-reading-bar]')
    if (!bar || getComputedStyle(bar).position !== 'sticky') return
    // The head of a dialog stays in sight too, and is as high as its title.
    const head = bar.closest('[role="dialog"]')?.querySelector('header')
    if (head) bar.style.top = `${head.offsetHeight}px`
    const scroller = findScroller(bar) as HTMLElement
    const top = Number.parseFloat(getComputedStyle(bar).top) || 0
    const clear = `${top + bar.offsetHeight + 8}px`
    scroller.style.setProperty('--clear-top', clear)
    scroller.style.scrollPaddingTop = clear
    return () => {
      bar.style.top = ''
      scroller.style.removeProperty('--clear-top')
      scroller.style.scrollPaddingTop = ''
    }
  }, [controls])
}
