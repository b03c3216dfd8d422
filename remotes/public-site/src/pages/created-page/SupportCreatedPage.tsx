import { Link, paths } from '@stepwise/shared/routing'
import { IconArrowLeft } from '@tabler/icons-react'
import { CreatedPage } from '../../features/created-page/CreatedPage.tsx'
import styles from './SupportCreatedPage.module.css'

export { documentStores as initialStores } from '../../features/created-page/created-page.model.ts'

/** A created page below Support (docs/product/content-desk.md#created-pages). */
export default function SupportCreatedPage() {
  return (
    <>
      <Link className={styles.back ?? ''} to={paths.support.href({})}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        Back to Support
      </Link>
      <CreatedPage />
    </>
  )
}
