import { type RefObject, useEffect } from 'react'

/** The least share of the wanted size, and how often the way between a share that fits and one that does not is halved. */
const leastShare = 0.25
const halvings = 6

/**
 * Captions that would not fit into the picture become as much smaller as they must: how large they are depends on the width
 * of the window, the person's text size and font, and how much is said at once. Writes `--caption-fit`.
 */
export function useCaptionFit(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const overlay = () => element.querySelector<HTMLElement>('.vds-captions')
    const fit = () => {
      const captions = overlay()
      if (!captions) return
      const fits = (share: number) => {
        captions.style.setProperty('--caption-fit', String(share))
        return heightOf([...captions.children]) <= captions.clientHeight
      }
      if (fits(1)) return
      let [fitting, tooLarge] = [leastShare, 1]
      for (let tries = 0; tries < halvings; tries++) {
        const share = (fitting + tooLarge) / 2
        if (fits(share)) fitting = share
        else tooLarge = share
      }
      fits(fitting)
    }
    // In the next frame: a size that is changed while sizes are told would be told as an error.
    let frameAsked = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frameAsked)
      frameAsked = requestAnimationFrame(fit)
    })
    const changes = new MutationObserver(() => {
      fit()
      const captions = overlay()
      sizes.disconnect()
      for (const part of captions ? [captions, ...captions.children] : []) sizes.observe(part)
    })
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(frameAsked)
    }
  }, [frame])
}

function heightOf(captions: Element[]): number {
  return captions.reduce((sum, { scrollHeight }) => sum + scrollHeight, 0)
}
