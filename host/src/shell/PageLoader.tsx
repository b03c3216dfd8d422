import { Loader } from '@stepwise/shared/ui'
import { Main } from './Main.tsx'
import styles from './PageLoader.module.css'

/** While the session is checked or a page loads. CSS shows it late, so that it does not flash. */
export function PageLoader() {
  return (
    <Main>
      <div className={styles.loader} role="status" aria-busy="true">
        <Loader aria-hidden />
        <span>Loading…</span>
      </div>
    </Main>
  )
}
