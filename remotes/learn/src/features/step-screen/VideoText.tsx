import type { PlayerHandle } from '@stepwise/shared/player'
import { Html } from '@stepwise/shared/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { spokenAt, timeInView } from './reading-place.ts'
import styles from './VideoBody.module.css'

interface VideoTextProps {
  html: string
  player: RefObject<PlayerHandle | null>
  /** The button that had the focus is hidden: the text takes it. */
  focusWanted: RefObject<boolean>
}

/** The text version. It opens at the words being spoken, and the video continues at the words that were read last. */
export function VideoText({ html, player, focusWanted }: VideoTextProps) {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const text = section.current
    if (!text) return
    const paragraphs = [...text.querySelectorAll<HTMLElement>('p[data-start]')]
    const starts = paragraphs.map((paragraph) => Number(paragraph.dataset.start))
    const time = player.current?.time() ?? 0
    const spoken = time > 0 ? spokenAt(starts, time) : -1
    if (focusWanted.current) text.focus({ preventScroll: true })
    focusWanted.current = false
    paragraphs[spoken]?.setAttribute('aria-current', 'true')
    paragraphs[spoken]?.scrollIntoView({ block: 'center' })
    return () => {
      // A layout effect is cleaned up while the text is still in the page and can be measured.
      const places = paragraphs.map((paragraph, index) => {
        const { top, bottom } = paragraph.getBoundingClientRect()
        return { start: starts[index] ?? 0, top, bottom }
      })
      const view = { top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, bottom: innerHeight }
      const read = timeInView(places, spoken, view)
      if (read !== null) player.current?.seek(read)
    }
  }, [player, focusWanted])
  return (
    <section ref={section} tabIndex={-1} className={styles.text} aria-label="Text version of the video">
      <Html html={html} data-step-text />
    </section>
  )
}
