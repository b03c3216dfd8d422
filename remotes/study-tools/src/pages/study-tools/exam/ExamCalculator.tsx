import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { daysUntil, parseDay, today, typedDay } from '../../../features/tool/dates.ts'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import { ExamForm } from './ExamForm.tsx'
import { examInput } from './exam-calculator.model.ts'

export default function ExamCalculator({ onClose }: ToolProps) {
  const [input, onOpened] = useUnit([examInput.$values, examInput.opened])
  useEffect(() => onOpened(), [onOpened])
  if (!input) return null
  const storedDay = parseDay(input.examDate)
  const needsToday = input.examDate === '' || (storedDay !== null && daysUntil(storedDay) < 0)
  return (
    <ToolDialog
      title="Exam Calculator"
      intro="Fill in what you know about your exam. You get a timetable that says when to read, plan, write and proofread."
      // Its two columns are in a laptop's window with their button.
      size={1180}
      onClose={onClose}
    >
      <ExamForm initialValues={needsToday ? { ...input, examDate: typedDay(today()) } : input} />
    </ToolDialog>
  )
}
