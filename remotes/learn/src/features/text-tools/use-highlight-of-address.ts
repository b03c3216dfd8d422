import { useLocation, useNavigate } from '@stepwise/shared/routing'
import { useEffect } from 'react'
import type { FoundHighlight } from './use-highlighted-text.ts'

/**
 * An address with `#highlight=…` leads to these words: focus and reading position are at the part of the text that has them. The fragment
 * is used up, so that a reload does not move the person again.
 */
export function useHighlightOfAddress(found: readonly FoundHighlight[]): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(hash.slice(1)).get('highlight')
  const range = found.find(({ highlight }) => highlight.key === wanted)?.range
  useEffect(() => {
    if (!range) return
    focusBlock(range)
    navigate(pathname + search, { replace: true })
  }, [range, navigate, pathname, search])
}

const blocks = 'p, li, blockquote, td, th, dd, dt, h2, h3, h4'

function focusBlock({ startContainer }: Range) {
  const block = startContainer.parentElement?.closest<HTMLElement>(blocks)
  if (!block) return
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'center' })
}
