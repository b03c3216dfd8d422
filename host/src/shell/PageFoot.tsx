import { isReadingPage, useLocation } from '@stepwise/shared/routing'
import { $personFacts } from '@stepwise/shared/session'
import { $hasDisplayPanel, shell } from '@stepwise/shared/shell'
import { DisplaySettingsButton, UnstyledButton } from '@stepwise/shared/ui'
import { IconFlag } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt, slotOwner } from '../registry/registry.ts'
import { Slot } from '../remotes/Slot.tsx'
import styles from './PageFoot.module.css'

/**
 * Below a page of the shell. A page that shows a document: everyone can report a mistake on it, content managers can edit it. A page
 * whose top bar has no "Accessibility settings" has them here (docs/product/shell-and-search.md#page-foot).
 */
export function PageFoot() {
  const registry = useRegistry()
  const { pathname } = useLocation()
  const [{ role }, hasPanel, open] = useUnit([$personFacts, $hasDisplayPanel, shell.slotOpened])
  const isEditable = routeAt(registry, pathname)?.editable === true
  const hasSettings = hasPanel && !isReadingPage(pathname)
  if (!isEditable && !hasSettings) return null
  return (
    <div className={styles.foot}>
      {hasSettings && <DisplaySettingsButton />}
      {isEditable && slotOwner(registry, 'dialog.mistake') && (
        <UnstyledButton className={styles.button} onClick={() => open('dialog.mistake')}>
          <IconFlag size={20} stroke={1.75} aria-hidden />
          Report a mistake on this page
        </UnstyledButton>
      )}
      {isEditable && role === 'content_manager' && <Slot name="page.edit" title="Edit this page" />}
    </div>
  )
}
