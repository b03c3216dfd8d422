import { type RefObject, useEffect } from 'react'

/** The smallest share of the chosen size. The share that fits is found by this many halvings. */
const minShare = 0.25
const halvings = 6

/**
 * Makes captions smaller that do not fit into the picture; under it they have all the room they need. Their size depends on the window, the person's text size and font, and on
 * how much is said at once, so it is measured. Writes `--caption-fit`.
 */
export function useCaptionFit(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const overlay = () => element.querySelector<HTMLElement>('.vds-captions')
    const fit = () => {
      const captions = overlay()
      if (!captions) return
      const fits = (share: number) => {
        captions.style.setProperty('--caption-fit', String(share))
        return measureHeight([...captions.children]) <= captions.clientHeight
      }
      if (fits(1)) return
      let [fitting, tooLarge] = [minShare, 1]
      for (let tries = 0; tries < halvings; tries++) {
        const share = (fitting + tooLarge) / 2
        if (fits(share)) fitting = share
        else tooLarge = share
      }
      fits(fitting)
    }
    // In the next frame: changing a size inside the observer is reported as an error.
    let frameRequest = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frameRequest)
      frameRequest = requestAnimationFrame(fit)
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
      cancelAnimationFrame(frameRequest)
    }
  }, [stage])
}

function measureHeight(captions: Element[]): number {
  return captions.reduce((sum, { scrollHeight }) => sum + scrollHeight, 0)
}
