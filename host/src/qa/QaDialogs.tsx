import { type LazyDialogProps, type LazyPart, lazyComponent, useLazyPart } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import { $personFacts } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { SlotFailure } from '../remotes/SlotFailure.tsx'
import { useLoadFailure } from '../remotes/use-part.ts'
import { $qaDialog, maySeeVersions, qaDialogClosed, qaDialogOpened, runningKey } from './qa.model.ts'

const running = lazyComponent<LazyDialogProps>(() => import(/* webpackChunkName: "qa-running" */ './RunningDialog.tsx'))
const versions = lazyComponent<LazyDialogProps>(
  () => import(/* webpackChunkName: "qa-versions" */ './VersionsDialog.tsx'),
)

/** The dialogs of testers, over any page; each is loaded when it is opened, and never by anybody else. */
export function QaDialogs() {
  const [dialog, { role }] = useUnit([$qaDialog, $personFacts])
  // Whoever has been let into the workbench may look what is in it.
  const isWorkbench = useRegistry().selection?.kind === 'standalone'
  const mayOpen = (maySeeVersions(role) || isWorkbench) && !preview
  useRunningKey(mayOpen)
  return (
    <>
      <Opened part={running} title="What am I running" isOpen={mayOpen && dialog === 'running'} />
      <Opened part={versions} title="Choose versions" isOpen={mayOpen && dialog === 'versions'} />
    </>
  )
}

interface OpenedProps {
  part: LazyPart<ComponentType<LazyDialogProps>>
  title: string
  isOpen: boolean
}

function Opened({ part, title, isOpen }: OpenedProps) {
  const close = useUnit(qaDialogClosed)
  const { version } = useRegistry().host
  const { value: Dialog, error, retry } = useLazyPart(part, { isWanted: isOpen })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && Dialog && !wasOpen) setWasOpen(true)
  useLoadFailure({ name: 'host', version }, isOpen ? error : undefined, `${title} could not be opened.`)
  if (Dialog) return wasOpen ? <Dialog opened={isOpen} onClose={close} /> : null
  return isOpen && error !== undefined ? <SlotFailure title={title} onTryAgain={retry} onClose={close} /> : null
}

/** A function key: it types nothing, and no screen reader or browser has it without a modifier (docs/product/qa.md#key). */
function useRunningKey(isWanted: boolean): void {
  const [dialog, open, close] = useUnit([$qaDialog, qaDialogOpened, qaDialogClosed])
  useEffect(() => {
    if (!isWanted) return
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, repeat, defaultPrevented } = event
      if (key !== runningKey || ctrlKey || altKey || metaKey || shiftKey || isComposing || repeat || defaultPrevented)
        return
      event.preventDefault()
      if (dialog === 'running') close()
      else open('running')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isWanted, dialog, open, close])
}
