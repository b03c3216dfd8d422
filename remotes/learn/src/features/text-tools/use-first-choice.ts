import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readStepText } from './step-text.ts'
import { findFirstInSight, findUnits } from './text-units.ts'
import type { useTextTools } from './use-text-tools.ts'

/**
 * The bar was asked for before any text was chosen: the word that is read aloud, or else the first sentence in sight, is chosen.
 * `onNoText`: the step has no text of its own.
 */
export function useFirstChoice(
  root: RefObject<HTMLElement | null>,
  { request, choose, close }: ReturnType<typeof useTextTools>,
  onNoText: () => void,
): void {
  const isWanted = request !== null && request.range === null
  const decide = useEffectEvent(() => {
    const range = wordReadAloud(root.current) ?? firstSentence(root.current)
    if (range) return choose({ range, isByKeys: true })
    close()
    onNoText()
  })
  useEffect(() => {
    if (isWanted) decide()
  }, [isWanted])
}

/** As shared/read-aloud marks it. */
function wordReadAloud(root: Element | null): Range | null {
  const highlight = 'Highlight' in globalThis ? CSS.highlights.get('read-aloud-word') : undefined
  const [word] = highlight ?? []
  return word instanceof Range && root?.contains(word.commonAncestorContainer) ? word.cloneRange() : null
}

function firstSentence(root: Element | null): Range | undefined {
  if (!root) return undefined
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return findFirstInSight(findUnits(readStepText(root), 'sentence'), top)
}
