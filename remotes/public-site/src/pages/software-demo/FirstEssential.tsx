import type { SoftwarePreview } from '@stepwise/shared/contracts'
import { formatMinutes } from '@stepwise/shared/counts'
import { Html } from '@stepwise/shared/ui'
import { IconBulb } from '@tabler/icons-react'
import { VideoInPage } from '../../features/blocks/VideoInPage.tsx'
import styles from './SoftwareDemoPage.module.css'

interface FirstEssentialProps {
  essential: NonNullable<SoftwarePreview['essential']>
}

/** The first of the essentials, whole: its video, its text and its tip. */
export function FirstEssential({ essential: { name, text, tip, video, minutes } }: FirstEssentialProps) {
  return (
    <section aria-labelledby="first-essential" className="ui-stack ui-gap-16">
      <div>
        <h2 id="first-essential" className={styles.heading}>
          {name}
        </h2>
        <p className={styles.note}>{`The first essential, ${formatMinutes(minutes)}`}</p>
      </div>
      {text && <Html html={text} />}
      {video && <VideoInPage video={video} title={name} />}
      {tip && (
        <aside aria-label="Tip" className={styles.tip}>
          <IconBulb size={24} stroke={1.75} aria-hidden />
          <Html html={tip} />
        </aside>
      )}
    </section>
  )
}
