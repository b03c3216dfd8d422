import { formatCount } from '@stepwise/shared/counts'
import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { IconPencil } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $document, $reportCount, placeOpened } from './place.model.ts'

/** Slot page.edit: leads a content manager from a page to its document (docs/product/content-desk.md#edit-this-page). */
export default function EditLink() {
  const { pathname } = useLocation()
  const [document, reports, open] = useUnit([$document, $reportCount, placeOpened])
  useEffect(() => {
    open(pathname)
  }, [pathname, open])
  if (!document) return null
  return (
    <Link
      to={paths.contentDocument.href({ documentId: document.id })}
      className="ui-inline ui-gap-8 ui-target ui-strong ui-brand"
    >
      <IconPencil size={20} stroke={1.75} aria-hidden />
      <span>{`Edit this page${reports === 0 ? '' : ` (${formatCount(reports, 'report')})`}`}</span>
    </Link>
  )
}
