import { formatCount } from '@stepwise/shared/counts'
import { announced, Button } from '@stepwise/shared/ui'
import { Form, NativeSelect, RadioGroup, Textarea, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { BringBackButton } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { formatReference } from './reference.ts'
import { referencingHelper } from './referencing-helper.model.ts'
import { toText } from './runs.ts'
import {
  fieldsOf,
  fieldText,
  readSource,
  readValues,
  type SourceValues,
  type Style,
  sourceKinds,
  styles,
} from './source.ts'
import { checkSource } from './source-checks.ts'
import { tidy } from './source-parts.ts'

interface SourceFormProps {
  initialValues: SourceValues
  style: Style
  /** The form must show another source; the id of what has the focus then. */
  onRedraw: (focus: string) => void
}

/** The style, and the parts of one source. */
export function SourceForm({ initialValues, style, onRedraw }: SourceFormProps) {
  const { values, onChanged, onReplaced, announce } = useUnit({
    values: referencingHelper.$values,
    onChanged: referencingHelper.changed,
    onReplaced: referencingHelper.replaced,
    announce: announced,
  })
  const form = useProductForm<SourceValues>({
    name: 'source',
    initialValues,
    onChange: (source) => onChanged({ source }),
    rules: { title: [(title) => (tidy(title) === '' ? 'Write the title of the source.' : null)] },
    send: async (source) => {
      const made = readSource(source)
      if (made === null) return
      onChanged({ made, style })
      const count = checkSource(made, style, new Date().getFullYear()).length
      announce(
        `Reference made: ${toText(formatReference(made, style))} ${formatCount(count, 'thing')} to check. It is below, under the heading Your reference.`,
      )
    },
  })
  function chooseStyle(chosen: Style) {
    onChanged({ style: chosen })
    if (values?.made || values?.list.length) announce(`Everything is in ${styles[chosen]} now.`)
  }
  function clear() {
    const { kind, ...fields } = form.values
    if (!values?.made && Object.values(fields).every((text) => text === ''))
      return announce('There is nothing to clear.')
    onReplaced({ source: readValues({}), made: null })
    onRedraw('source-authors')
    announce('The source is cleared. The button “Bring it back” undoes this until you type again.')
  }
  return (
    <section className={parts.part} aria-labelledby="source-heading">
      <h2 id="source-heading">A source</h2>
      <RadioGroup name="style" label="Style" options={styles} value={style} onChoice={chooseStyle} isField />
      <p className={parts.hint}>
        Harvard differs from one university to the next. This is the form that many call <i>Cite Them Right</i>: compare
        it with your own guide.
      </p>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12 ui-top">
            <Button type="submit">Make the reference</Button>
            <Button variant="default" onClick={clear}>
              Clear the source
            </Button>
            <BringBackButton app={referencingHelper} />
          </div>
        }
      >
        <NativeSelect label="What is it?" {...form.field('kind')}>
          {Object.entries(sourceKinds).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </NativeSelect>
        {fieldsOf[form.values.kind].map((field) => {
          const { label, hint, rows, maxLength } = fieldText(field, form.values.kind)
          const props = { label, description: hint, maxLength, autoComplete: 'off', ...form.field(field) }
          return rows ? (
            <Textarea key={field} rows={rows} {...props} />
          ) : (
            <TextInput key={field} aria-required={field === 'title'} {...props} />
          )
        })}
      </Form>
    </section>
  )
}
