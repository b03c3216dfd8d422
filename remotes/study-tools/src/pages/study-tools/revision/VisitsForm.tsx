import { announced, Button } from '@stepwise/shared/ui'
import { Checkbox, Form, Textarea, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { DateField } from '../../../features/tool/DateField.tsx'
import { NumberField } from '../../../features/tool/NumberField.tsx'
import tool from '../../../features/tool/tool.module.css'
import { revisionInput } from './revision.model.ts'
import { VisitsResult } from './VisitsResult.tsx'
import { firstDay, formatPlan, readWish, type VisitFields, visitRules, weekdaysIn } from './visits.model.ts'
import { planVisits, type VisitPlan, type VisitWish } from './visits.ts'

const weekdays = { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 0: 'Sunday' }
const week = ['1', '2', '3', '4', '5', '6', '0'] as const

interface Made {
  of: string
  plan: VisitPlan
  wish: VisitWish
}

/** Topics and the time for them, with the visits until one of these changes (docs/product/study-tools.md#visits). */
export function VisitsForm({ initialValues }: { initialValues: VisitFields }) {
  const [onEdited, announce] = useUnit([revisionInput.edited, announced])
  const [made, setMade] = useState<Made | null>(null)
  const { names, examDay, weekdays: chosen, from, most, each } = initialValues
  const form = useProductForm<VisitFields>({
    name: 'visits',
    initialValues: { names, examDay, weekdays: chosen, from, most, each },
    onChange: onEdited,
    rules: visitRules,
    send: async (values) => {
      const wish = readWish(values)
      if (!wish) return
      const plan = planVisits(wish, firstDay(wish))
      setMade({ of: JSON.stringify(values), plan, wish })
      announce(`${formatPlan(plan)} They are below, under the heading Your visits.`)
    },
  })
  const days = form.field('weekdays')
  return (
    <>
      <Form
        form={form}
        buttons={
          <div>
            <Button type="submit">PLAN VISITS</Button>
          </div>
        }
      >
        <p className={tool.note}>
          You remember more when you come back to a topic and the time between grows. This plans visits 1, 3, 7, 14 and
          30 days apart, or on the next day that you choose.
        </p>
        <Textarea
          label="Your topics"
          description="One on each line, such as Biology: cells"
          rows={5}
          maxLength={4000}
          {...form.field('names')}
        />
        <DateField label="Date of the exam" field={form.field('examDay')} />
        <Checkbox.Group
          label="Days on which you revise"
          value={weekdaysIn(form.values.weekdays)}
          error={days.error}
          onChange={(values) => form.set('weekdays', week.filter((day) => values.includes(day)).join(','))}
        >
          {week.map((day, index) => (
            <Checkbox
              key={day}
              id={index === 0 ? days.id : `${days.id}-${day}`}
              size="md"
              mt="xs"
              value={day}
              label={weekdays[day]}
            />
          ))}
        </Checkbox.Group>
        <div className={tool.pair}>
          <TextInput type="time" label="Start time" {...form.field('from')} />
          <NumberField label="Minutes a day, at most" field={form.field('most')} />
          <NumberField label="Minutes for a visit" field={form.field('each')} />
        </div>
      </Form>
      {made?.of === JSON.stringify(form.values) && <VisitsResult plan={made.plan} exam={made.wish.exam} />}
    </>
  )
}
