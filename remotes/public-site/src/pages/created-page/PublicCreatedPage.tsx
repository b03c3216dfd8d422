import { CreatedPage } from '../../features/created-page/CreatedPage.tsx'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import styles from './PublicCreatedPage.module.css'

export { documentStores as initialStores } from '../../features/created-page/created-page.model.ts'

/** A created page for everyone (docs/product/content-desk.md#created-pages). */
export default function PublicCreatedPage() {
  return (
    <SiteFrame>
      <div className={styles.root}>
        <CreatedPage />
      </div>
    </SiteFrame>
  )
}
