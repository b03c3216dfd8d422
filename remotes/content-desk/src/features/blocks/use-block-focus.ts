import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $focusTarget } from './blocks.model.ts'
import { blockHeadingId, fieldControl } from './field-ids.ts'
import { undoButtonId } from './RemovalNotice.tsx'

/** Of a field: the button that chooses a picture is one, those above a text are not. */
const fieldControls = 'input:not([type="hidden"], [hidden]), textarea, select, button[id^="field-"]'
const controls = 'input:not([type="hidden"], [hidden]), textarea, select, button'

/** Moves the focus to what a change of the list names: a button, a heading, a field. */
export function useBlockFocus() {
  const target = useUnit($focusTarget)
  useEffect(() => {
    if (!target) return
    const { block, part } = target
    const heading = document.getElementById(blockHeadingId(block))
    const element = findElement(block, part) ?? heading
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: part === 'heading' || typeof part === 'object' ? 'center' : 'nearest' })
  }, [target])
}

function findElement(block: string, part: NonNullable<ReturnType<typeof $focusTarget.getState>>['part']) {
  if (part === 'undo') return document.getElementById(undoButtonId)
  if (part === 'heading') return null
  if (typeof part === 'object') return fieldControl(block, part.field)
  if (part === 'first-field') {
    const fields = document.getElementById(`${blockHeadingId(block)}-fields`)
    return fields?.querySelector<HTMLElement>(fieldControls) ?? fields?.querySelector<HTMLElement>(controls)
  }
  return document.getElementById(`${part}-${block}`)
}
