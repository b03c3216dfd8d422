import type { SoftwarePreview } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { EntryButton } from '../../features/site-frame/EntryButton.tsx'
import styles from './SoftwareDemoPage.module.css'

/** What there is besides the essential above, and the way in. */
export function MoreSteps({ software }: { software: SoftwarePreview }) {
  const { name, essential, essentialsCount, strategiesCount } = software
  const more = essentialsCount + strategiesCount - (essential ? 1 : 0)
  if (more <= 0) return null
  const steps = formatCount(more, essential ? 'more step' : 'step')
  return (
    <section aria-labelledby="more" className={styles.more}>
      <h2 id="more" className={styles.heading}>
        {`${steps} when you sign in`}
      </h2>
      <p>{`How to set up ${name} and how to use it for your own work, in short steps at your own pace.`}</p>
      <div>
        <EntryButton size="lg" />
      </div>
    </section>
  )
}
