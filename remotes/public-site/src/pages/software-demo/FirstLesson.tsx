import type { SoftwarePreview } from '@stepwise/shared/contracts'
import { formatMinutes } from '@stepwise/shared/counts'
import { Html } from '@stepwise/shared/ui'
import { IconBulb } from '@tabler/icons-react'
import { DemoVideo } from './DemoVideo.tsx'
import styles from './SoftwareDemoPage.module.css'

interface FirstLessonProps {
  essential: NonNullable<SoftwarePreview['essential']>
}

/** The first of the essentials, whole: its video, its text and its tip. */
export function FirstLesson({ essential: { name, text, tip, video, minutes } }: FirstLessonProps) {
  return (
    <section aria-labelledby="lesson" className={styles.section}>
      <div>
        <h2 id="lesson" className={styles.heading}>
          {name}
        </h2>
        <p className={styles.note}>{`The first lesson, ${formatMinutes(minutes)}`}</p>
      </div>
      {text && <Html html={text} />}
      {video && <DemoVideo video={video} title={name} captions={`/media/videos/${video}/captions.vtt`} />}
      {tip && (
        <aside aria-label="Tip" className={styles.tip}>
          <IconBulb size={24} stroke={1.75} aria-hidden />
          <Html html={tip} />
        </aside>
      )}
    </section>
  )
}
