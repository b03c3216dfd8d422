import { type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import { $personFacts } from '@stepwise/shared/session'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { HostDialog } from '../remotes/HostDialog.tsx'
import { $qaDialog, maySeeVersions, qaDialogClosed, qaDialogOpened, runningKey } from './qa.model.ts'

const running = lazyComponent<LazyDialogProps>(() => import(/* webpackChunkName: "qa-running" */ './RunningDialog.tsx'))
const versions = lazyComponent<LazyDialogProps>(
  () => import(/* webpackChunkName: "qa-versions" */ './VersionsDialog.tsx'),
)

/** The dialogs of testers, over any page; each is loaded when it is opened, and never by anyone else. */
export function QaDialogs() {
  const [dialog, { role }, close] = useUnit([$qaDialog, $personFacts, qaDialogClosed])
  // Whoever has been let into the workbench may look what is in it.
  const isWorkbench = useRegistry().selection?.kind === 'standalone'
  const mayOpen = (maySeeVersions(role) || isWorkbench) && !preview
  useRunningKey(useIsShortcutOn()('qa-running') && mayOpen)
  return (
    <>
      <HostDialog part={running} title="What am I running" isOpen={mayOpen && dialog === 'running'} onClose={close} />
      <HostDialog part={versions} title="Choose versions" isOpen={mayOpen && dialog === 'versions'} onClose={close} />
    </>
  )
}

/** A function key: it types nothing, and no screen reader or browser has it without a modifier (docs/product/qa.md#key). */
function useRunningKey(isWanted: boolean): void {
  const [dialog, open, close] = useUnit([$qaDialog, qaDialogOpened, qaDialogClosed])
  useEffect(() => {
    if (!isWanted) return
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, defaultPrevented } = event
      if (key !== runningKey || ctrlKey || altKey || metaKey || shiftKey || isComposing || defaultPrevented) return
      event.preventDefault()
      if (dialog === 'running') close()
      else open('running')
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isWanted, dialog, open, close])
}
