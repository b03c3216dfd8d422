import { lazyPart, loadInTime } from '@stepwise/shared/lazy'
import { IconPlayerPause, IconPlayerPlay, IconVolume } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import styles from './ReadAloud.module.css'
import type { Reading, ReadingState } from './reading.ts'
import { useVoices } from './voices.ts'

const readingPart = lazyPart(() => import(/* webpackChunkName: "read-aloud" */ './reading-part.ts'))

interface ReadAloudProps {
  /** The text. Read as it is seen when its turn comes. */
  text: RefObject<HTMLElement | null>
  /** What the text is, where there are several: the button is an icon then. */
  of?: string
  /** Begins from elsewhere on the page, with the focus on the button; null while there is no voice. */
  handle?: RefObject<(() => void) | null>
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const notReading: ReadingState = { isPaused: false, problem: null }
const subscribeToNothing = () => () => {}

/**
 * The button that reads a text aloud, and the bar that it becomes (docs/product/read-aloud.md). Nothing where the browser has no voice. It
 * comes before its text, in the same element, so that the bar stays in sight above it.
 */
export function ReadAloud({ text, of, handle }: ReadAloudProps) {
  const hasVoices = useVoices().length > 0
  const controls = useRef<HTMLFieldSetElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')
  const [reading, setReading] = useState<Reading | null>(null)
  const isReading = reading !== null
  const { isPaused } = useSyncExternalStore(
    reading?.subscribe ?? subscribeToNothing,
    reading?.state ?? (() => notReading),
    () => notReading,
  )

  const onEnd = () => {
    // The button that has the focus goes: this one stays.
    if (controls.current?.contains(document.activeElement)) main.current?.focus()
    setReading(null)
  }
  const start = async () => {
    if (loading === 'running') return
    // Safari on phones speaks only after something was said at a press.
    if (!readingPart.loaded()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    setLoading('running')
    try {
      const { Reading } = await loadInTime(readingPart)
      setLoading('idle')
      if (text.current) setReading(new Reading(text.current, onEnd))
    } catch {
      setLoading('failed')
    }
  }
  const press = () => {
    if (!reading) void start()
    else if (isPaused) reading.goOn()
    else reading.pause()
  }

  const begin = useEffectEvent(() => {
    main.current?.focus()
    if (!reading) void start()
  })
  useEffect(() => {
    if (!handle || !hasVoices) return
    handle.current = () => begin()
    return () => {
      handle.current = null
    }
  }, [handle, hasVoices])

  const part = readingPart.loaded()
  if (!hasVoices) return null
  const name = of === undefined ? 'Read aloud' : `Read aloud: ${of}`
  const words = !reading ? 'Read aloud' : isPaused ? 'Continue' : 'Pause'
  const Icon = !reading ? IconVolume : isPaused ? IconPlayerPlay : IconPlayerPause
  const isIcon = of !== undefined && !reading
  return (
    <fieldset
      ref={controls}
      // One button is not a group yet.
      role={isReading ? undefined : 'presentation'}
      aria-label={isReading ? name : undefined}
      className={styles.group}
      data-small={of !== undefined || undefined}
      data-read-aloud="off"
    >
      <div className={styles.bar} data-reading-bar={isReading || undefined} data-stays={isReading || undefined}>
        <button
          ref={main}
          type="button"
          className={isIcon ? styles.icon : styles.button}
          aria-label={isIcon ? name : undefined}
          data-short-name={isIcon ? 'Read aloud' : undefined}
          aria-busy={loading === 'running'}
          onClick={press}
        >
          <Icon {...icon} />
          {!isIcon && <span>{words}</span>}
        </button>
        {part && reading && <part.ReadingButtons reading={reading} text={text} controls={controls} />}
      </div>
      {part && reading && <part.ReadingChoices reading={reading} />}
      {loading === 'failed' && (
        <p role="alert" className={styles.failure}>
          Read aloud could not be loaded. Check your connection and try again.
        </p>
      )}
    </fieldset>
  )
}
