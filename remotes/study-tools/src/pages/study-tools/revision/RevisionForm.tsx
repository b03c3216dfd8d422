import { announced } from '@stepwise/shared/ui'
import { Form, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { DateField } from '../../../features/tool/DateField.tsx'
import { daysUntil, parseDay } from '../../../features/tool/dates.ts'
import { NumberField } from '../../../features/tool/NumberField.tsx'
import { wholeNumber } from '../../../features/tool/numbers.ts'
import tool from '../../../features/tool/tool.module.css'
import { RevisionResult, resultText } from './RevisionResult.tsx'
import { daysPerTopic, mostTopics, revisionInput } from './revision.model.ts'

interface Values {
  topics: string
  date: string
}

/** Topics and date, with the result until one of them changes (docs/product/study-tools.md#pace-words). */
export function RevisionForm({ initialValues }: { initialValues: Values }) {
  const [onEdited, announce] = useUnit([revisionInput.edited, announced])
  const [result, setResult] = useState<{ values: Values; days: number; topics: number } | null>(null)
  const form = useProductForm<Values>({
    name: 'revision',
    initialValues: { topics: initialValues.topics, date: initialValues.date },
    onChange: onEdited,
    rules: {
      topics: [
        required('Enter how many topics you have'),
        (text) => (wholeNumber(text, 0, mostTopics) === null ? `Enter a whole number from 0 to ${mostTopics}` : null),
      ],
      date: [
        required('Enter the date of your exam'),
        (text) => (parseDay(text) ? null : 'Enter a real date, such as 14/05/2027'),
      ],
    },
    send: async (values) => {
      const day = parseDay(values.date)
      const topics = wholeNumber(values.topics, 0, mostTopics)
      if (!day || topics === null) return
      const days = daysUntil(day)
      setResult({ values, days, topics })
      announce(resultText(daysPerTopic(days, topics)))
    },
  })
  const { values } = form
  const isCurrent = result?.values.topics === values.topics && result.values.date === values.date
  return (
    <>
      <Form form={form} submitLabel="CALCULATE" busyLabel="CALCULATE">
        <div className={tool.pair}>
          <NumberField label="Topics" description={`A whole number, 0 to ${mostTopics}`} field={form.field('topics')} />
          <DateField label="Exam date" field={form.field('date')} />
        </div>
      </Form>
      {result && isCurrent && <RevisionResult days={result.days} topics={result.topics} />}
    </>
  )
}
