const mark = 'data-no-fades'
let frame = 0

/**
 * While all colours of the page change, none fades (shared/ui/base.css): a background on its way to dark below a text that is light already
 * was seen with a contrast of 1.07:1. Called in the task that changes them.
 */
export function skipColourFades(): void {
  const root = document.documentElement
  root.setAttribute(mark, '')
  cancelAnimationFrame(frame)
  // The first frame comes before its styles are worked out.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => root.removeAttribute(mark))
  })
}
