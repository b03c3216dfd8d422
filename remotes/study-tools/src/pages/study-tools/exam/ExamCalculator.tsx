import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { daysUntil, parseDay, today, typedDay } from '../../../features/tool/dates.ts'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import { ExamForm } from './ExamForm.tsx'
import { examInput } from './exam-calculator.model.ts'

/** Spec 2.11, 5: what an exam is made of; its timetable opens in a new tab. */
export default function ExamCalculator({ onClose }: ToolProps) {
  const [input, onOpened] = useUnit([examInput.$values, examInput.opened])
  useEffect(() => onOpened(), [onOpened])
  if (!input) return null
  // A day that was chosen and has passed since is no help any more.
  const kept = parseDay(input.examDate)
  const isOld = input.examDate === '' || (kept !== null && daysUntil(kept) < 0)
  return (
    <ToolDialog
      title="Exam Calculator"
      intro="Fill in what you know about your exam. You get a timetable that says when to read, plan, write and proofread."
      onClose={onClose}
    >
      <ExamForm initialValues={isOld ? { ...input, examDate: typedDay(today()) } : input} />
    </ToolDialog>
  )
}
