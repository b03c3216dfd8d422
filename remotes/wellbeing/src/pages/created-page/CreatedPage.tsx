import type { InitialStores } from '@stepwise/shared/contracts'
import { Navigate, usePageTitle, useParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { ContentPage } from '../../features/page/ContentPage.tsx'
import { $movedTo, $pages, pageStores } from '../../features/page/page.model.ts'

export const initialStores: InitialStores = pageStores

/** A page that a content manager has created (docs/product/content-desk.md#created-pages); a retired one leads to where it is now. */
export default function CreatedPage() {
  const { pageSlug: slug = '' } = useParams()
  const { pages, movedTo } = useUnit({ pages: $pages, movedTo: $movedTo })
  const title = pages[slug]?.title
  const newAddress = movedTo[slug]
  if (newAddress !== undefined) return <Navigate to={newAddress} replace />
  return (
    <>
      <ContentPage slug={slug} />
      {title !== undefined && <PageTitle title={title} />}
    </>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
