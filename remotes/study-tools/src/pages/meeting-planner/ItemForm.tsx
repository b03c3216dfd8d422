import { Button } from '@stepwise/shared/ui'
import { Form, RadioGroup, required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { NumberField } from '../../features/tool/NumberField.tsx'
import { type Draft, MAX_MINUTES, type Meeting, readMinutes, type Want } from './agenda.ts'
import { addBreak, cancelChange, type Edit, saveItem } from './edit-meeting.ts'

interface ItemFormProps {
  meeting: Meeting
  onType: (next: Partial<Meeting>) => void
  onEdit: (edit: Edit) => void
}

const wants: Record<Want, string> = {
  inform: 'Inform: people listen and ask',
  discuss: 'Discuss: people give their views',
  decide: 'Decide: people leave with one answer',
  break: 'Nothing: it is a break',
}

/** Rendered again for another item: with what was typed for a new one, or with the one that is being changed. */
export function ItemForm({ meeting, onType, onEdit }: ItemFormProps) {
  const { items, editing } = meeting
  const isChange = editing !== null
  const form = useProductForm<Draft>({
    name: 'item',
    initialValues: isChange ? meeting.change : meeting.draft,
    onChange: (draft) => onType(isChange ? { change: draft } : { draft }),
    rules: {
      name: [required('Enter a name for the item.')],
      minutes: [
        (minutes) =>
          readMinutes(minutes) === null
            ? `Enter the minutes in digits, from 1 to ${MAX_MINUTES}, for example: 10.`
            : null,
      ],
    },
    send: async ({ name, minutes, want }) =>
      onEdit(saveItem(meeting, { name: name.trim(), minutes: readMinutes(minutes) ?? 1, want })),
  })
  return (
    <section className={parts.part} aria-labelledby="item-heading">
      <h2 id="item-heading">{isChange ? `Change item ${editing + 1}: ${items[editing]?.name}` : 'Add an item'}</h2>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12 ui-top">
            <Button type="submit">{isChange ? 'Save the change' : 'Add the item'}</Button>
            {isChange && (
              <Button variant="default" onClick={() => onEdit(cancelChange(meeting))}>
                Cancel the change
              </Button>
            )}
            <Button variant="default" onClick={() => onEdit(addBreak(meeting))}>
              Add a break of 10 minutes
            </Button>
          </div>
        }
      >
        <TextInput
          label="Item name"
          description="For example: dates for the holidays."
          maxLength={120}
          autoComplete="off"
          aria-required
          {...form.field('name')}
        />
        <NumberField label="Minutes for the item" description="For example: 10." field={form.field('minutes')} />
        <RadioGroup
          name="want"
          label="What it is for"
          isField
          options={wants}
          value={form.values.want}
          onChoice={(want) => form.set('want', want)}
        />
      </Form>
    </section>
  )
}
