import type { EditableDocument } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { Text } from '@stepwise/shared/ui'
import { Form, RadioGroup, Textarea, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { zoneWords } from '../panel/moment-words.ts'
import styles from './PublishPanel.module.css'
import { dayRule, publishTime, timeRule, type WhenValues } from './publish-time.ts'

export interface PublishValues extends WhenValues {
  why: string
}

interface PublishFormProps {
  document: EditableDocument
  /** Checks and publishes; what it throws is shown, and everything chosen stays. */
  onSubmit: (request: { why: string; publishAt: string | null }) => Promise<unknown>
}

/** Why, and when. */
export function PublishForm({ document, onSubmit }: PublishFormProps) {
  const form = useProductForm<PublishValues>({
    name: 'publish',
    initialValues: { why: '', when: 'now', day: '', time: '' },
    rules: { day: [dayRule], time: [timeRule] },
    send: (values) => onSubmit({ why: values.why.trim(), publishAt: publishTime(values)?.toISOString() ?? null }),
  })
  const isLater = form.values.when === 'later'
  const moment = publishTime(form.values)
  return (
    <Form
      form={form}
      submitLabel={isLater ? 'Schedule' : 'Publish'}
      busyLabel={isLater ? 'Scheduling…' : 'Publishing…'}
    >
      <Textarea
        label="Why (optional)"
        description="A few words for the history, such as “new phone number”."
        rows={2}
        maxLength={500}
        {...form.field('why')}
      />
      <RadioGroup
        name="publish-when"
        label="When"
        options={{ now: 'Now', later: 'At a time' }}
        value={form.values.when}
        onChoice={(when) => form.set('when', when)}
      />
      {isLater && (
        <>
          <div className={styles.moment}>
            <TextInput type="date" label="Day" {...form.field('day')} />
            <TextInput
              type="time"
              label="Time"
              description={`Your time: ${zoneWords(moment ?? undefined)}`}
              // Below, so that the two fields are in one line, whatever is wrong with one of them.
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.field('time')}
            />
          </div>
          {moment && moment > new Date() && (
            <Text>{`Readers of ${document.title} see it from ${formatMoment(moment.toISOString())}, ${zoneWords(moment)}.`}</Text>
          )}
        </>
      )}
    </Form>
  )
}
