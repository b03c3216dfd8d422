import { $displaySetting } from '@stepwise/shared/display'
import { lazyPart, loadInTime } from '@stepwise/shared/lazy'
import { announced, Button } from '@stepwise/shared/ui'
import { IconCalendarDown, IconFileText, IconPrinter } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Exam } from '../../features/exam/exam.ts'
import styles from './ExamSchedulePage.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
/** Lazy: few people want a file. */
const timetableFiles = lazyPart(
  () => import(/* webpackChunkName: "timetable-files" */ '../../features/exam/timetable-files.ts'),
)
type TimetableFiles = Awaited<ReturnType<typeof timetableFiles.load>>

/** Prints the timetable, or saves it as a file. */
export function TimetableActions({ exam }: { exam: Exam }) {
  const [setting, announce] = useUnit([$displaySetting, announced])
  const [hasFailed, setFailed] = useState(false)
  const download = async (what: string, save: (files: TimetableFiles) => void) => {
    setFailed(false)
    try {
      save(await loadInTime(timetableFiles))
      announce(`Your ${what} has been downloaded.`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className={styles.actions}>
      <Button leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileText {...icon} />}
        onClick={() => download('Word document', (files) => files.saveDocument(exam, setting))}
      >
        Download Word document
      </Button>
      <Button
        variant="default"
        leftSection={<IconCalendarDown {...icon} />}
        onClick={() => download('calendar file', (files) => files.saveCalendar(exam))}
      >
        Download for your calendar
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          The file could not be made. Check your connection and try again.
        </p>
      )}
    </div>
  )
}
