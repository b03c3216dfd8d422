import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { isForeign } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect } from 'react'
import { redoRequested, undoRequested } from './undo.model.ts'

/**
 * Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) undo and redo over the whole text, in its fields too: after a reload the browser has nothing to
 * undo there. Fields outside the form keep the browser's own.
 */
export function useUndoKeys(form: RefObject<HTMLElement | null>) {
  const [undo, redo] = useUnit([undoRequested, redoRequested])
  const isOn = useIsShortcutOn()
  const [isUndoOn, isRedoOn] = [isOn('desk-undo'), isOn('desk-redo')]
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, shiftKey } = event
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isForeign(target)) return
      const field = target instanceof Element ? target.closest('input, textarea, select') : null
      if (field && !form.current?.contains(field)) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && shiftKey)
      if (!(isRedo ? isRedoOn : key === 'z' && isUndoOn)) return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form, undo, redo, isUndoOn, isRedoOn])
}
