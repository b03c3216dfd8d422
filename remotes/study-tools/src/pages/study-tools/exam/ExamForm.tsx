import { announced, Button } from '@stepwise/shared/ui'
import { Form, NativeSelect, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { IconExternalLink } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  type ExamFields,
  isStartAfterEnd,
  longestName,
  mostNumber,
  readExam,
  startAfterEnd,
} from '../../../features/exam/exam.ts'
import { examAddress } from '../../../features/exam/exam-address.ts'
import { DateField } from '../../../features/tool/DateField.tsx'
import { NumberField } from '../../../features/tool/NumberField.tsx'
import tool from '../../../features/tool/tool.module.css'
import styles from './ExamForm.module.css'
import { examInput, examRules } from './exam-calculator.model.ts'

const bounds: [number, number] = [0, mostNumber]

/** The form of the exam calculator. */
export function ExamForm({ initialValues }: { initialValues: ExamFields }) {
  const [onEdited, announce] = useUnit([examInput.edited, announced])
  const [address, setAddress] = useState<string | null>(null)
  const form = useProductForm<ExamFields>({
    name: 'exam',
    initialValues,
    rules: examRules,
    onChange: (values) => {
      onEdited(values)
      setAddress(null)
    },
    send: async (values) => {
      const { exam } = readExam(values)
      if (!exam) return
      setAddress(examAddress(exam))
      // In the same task as the press, or the browser blocks it as a pop-up.
      window.open(examAddress(exam), '_blank', 'noopener')
      announce('Your timetable has opened in a new tab.')
    },
  })
  const hasStartAfterEnd = isStartAfterEnd(form.values)
  const timeField = (field: 'startTime' | 'endTime') => ({
    ...form.field(field),
    ...(hasStartAfterEnd && { error: startAfterEnd }),
  })
  return (
    <>
      <Form
        form={form}
        onSubmit={() => (hasStartAfterEnd ? announce(startAfterEnd) : void form.submit())}
        buttons={
          <div>
            <Button
              type="submit"
              aria-disabled={hasStartAfterEnd || undefined}
              aria-describedby="exam-calculate-note"
              className={styles.calculate}
            >
              CALCULATE
            </Button>
            <p id="exam-calculate-note" className={styles.hint}>
              {hasStartAfterEnd
                ? 'You can calculate once the start time is before the end time.'
                : 'Your timetable opens in a new tab.'}
            </p>
          </div>
        }
      >
        <div className={styles.columns}>
          <div className={styles.when}>
            <TextInput
              label="Exam name (optional)"
              autoComplete="off"
              maxLength={longestName}
              {...form.field('examName')}
            />
            <DateField label="Exam date" field={form.field('examDate')} />
            <div className={styles.fields}>
              <TextInput type="time" label="Start time" {...timeField('startTime')} />
              <TextInput type="time" label="End time" {...timeField('endTime')} />
            </div>
          </div>
          <div className={styles.how}>
            <fieldset className={tool.group}>
              <legend>Questions</legend>
              <p className={styles.hint}>Times are in minutes, for each question.</p>
              <div className={styles.fields}>
                <NumberField label="Number of questions" clamp={bounds} field={form.field('questions')} />
                <NumberField label="Planning time" clamp={bounds} field={form.field('planningTime')} />
                <NumberField label="Proofreading time" clamp={bounds} field={form.field('proofreadingTime')} />
              </div>
            </fieldset>
            <fieldset className={tool.group}>
              <legend>Your exam arrangements</legend>
              <p className={styles.hint}>
                Extra time makes the exam longer: any percentage up to 200, with at most two decimals. Rest breaks stop
                the clock.
              </p>
              <div className={tool.pair}>
                <NativeSelect
                  size="md"
                  label="Extra time"
                  data={[
                    { value: '0', label: 'None' },
                    { value: '25', label: '25%' },
                    { value: '50', label: '50%' },
                    { value: 'other', label: 'Another percentage' },
                  ]}
                  {...form.field('extraTime')}
                />
                {form.values.extraTime === 'other' && (
                  <TextInput
                    label="Your extra time in per cent"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={8}
                    {...form.field('otherExtraTime')}
                  />
                )}
                <NumberField label="Number of rest breaks" clamp={bounds} field={form.field('breaks')} />
                <NumberField label="Minutes for each break" clamp={bounds} field={form.field('breakMinutes')} />
              </div>
            </fieldset>
          </div>
        </div>
      </Form>
      {address && (
        <p className={styles.opened}>
          <a href={address} target="_blank" rel="noopener">
            Open the timetable again <IconExternalLink size={18} stroke={1.75} aria-hidden />
            <span className="ui-muted">(new tab)</span>
          </a>
        </p>
      )}
    </>
  )
}
