import { useLocation } from '@stepwise/shared/routing'
import { $personFacts } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { UnstyledButton } from '@stepwise/shared/ui'
import { IconFlag } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt, slotOwner } from '../registry/registry.ts'
import { Slot } from '../remotes/Slot.tsx'
import styles from './PageFoot.module.css'

/** Below a page that shows a document: everybody can report a mistake on it, content managers can edit it (docs/product/shell-and-search.md#page-foot). */
export function PageFoot() {
  const registry = useRegistry()
  const { pathname } = useLocation()
  const [{ role }, open] = useUnit([$personFacts, shell.slotOpened])
  if (routeAt(registry, pathname)?.editable !== true) return null
  return (
    <div className={styles.foot}>
      {slotOwner(registry, 'dialog.mistake') && (
        <UnstyledButton className={styles.button} onClick={() => open('dialog.mistake')}>
          <IconFlag size={20} stroke={1.75} aria-hidden />
          Report a mistake on this page
        </UnstyledButton>
      )}
      {role === 'content_manager' && <Slot name="page.edit" title="Edit this page" />}
    </div>
  )
}
