import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $hasHighlights, $hasUnsaved, highlightsNeeded } from '../highlights/unsaved-highlights.model.ts'
import type { TextToolsProps } from './TextToolsLayer.tsx'

// Loaded when text is chosen, and where something is highlighted.
const layer = lazyComponent(() => import(/* webpackChunkName: "text-tools" */ './TextToolsLayer.tsx'))

/** What can be done with chosen words of a step, and the highlights in its text (docs/product/notes.md#highlights). */
export function TextTools(props: TextToolsProps) {
  const [hasHighlights, hasUnsaved, onNeeded] = useUnit([$hasHighlights, $hasUnsaved, highlightsNeeded])
  useEffect(() => onNeeded(), [onNeeded])
  const isWanted = hasHighlights || hasUnsaved || props.tools.request !== null
  // It stays: what was highlighted a moment ago is not in the step's count yet.
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  if (!isWanted && !wasWanted) return null
  return <Lazy part={layer} title="Tools for selected text" props={props} />
}
