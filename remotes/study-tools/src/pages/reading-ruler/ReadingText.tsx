import { announced, Button } from '@stepwise/shared/ui'
import { Form, required, Textarea, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { Reader } from './Reader.tsx'
import { type RulerSettings, readingRuler } from './reading-ruler.model.ts'

const sample = `A ruler on a page is an old trick. It covers what you have read and what is still to come, so that your eyes have only one place to be.

Some people read faster with it, and some read more slowly but remember more. Try both ways of moving. Sentences are good for meaning, because each one holds a thought. Lines are good when the words seem to swim.

Change the colour until it feels calm. There is no right colour, only one that suits you today.`

interface ReadingTextProps {
  text: string
  settings: RulerSettings
}

/** The text, and the page to read it on. What is in the field may already differ from what is read. */
export function ReadingText({ text: ownText, settings }: ReadingTextProps) {
  const { onChanged, onReplaced, announce } = useUnit({
    onChanged: readingRuler.changed,
    onReplaced: readingRuler.replaced,
    announce: announced,
  })
  const [reading, setReading] = useState({ text: '', starts: 0 })
  const read = (text: string) => setReading(({ starts }) => ({ text, starts: starts + 1 }))
  const isReplacedBySample = ownText.trim() !== '' && ownText !== sample
  const form = useProductForm({
    name: 'ruler',
    initialValues: { text: ownText },
    onChange: (typed) => (typed.text === sample && isReplacedBySample ? onReplaced : onChanged)(typed),
    rules: { text: [required('Type or paste a text first, or use the sample.')] },
    send: async ({ text }) => read(text),
  })

  function readSample() {
    if (isReplacedBySample)
      announce('The sample has replaced your text. The button “Bring it back” undoes this until you change something.')
    form.set('text', sample)
    read(sample)
  }
  return (
    <>
      <section className={parts.part}>
        <Form
          form={form}
          buttons={
            <div className="ui-wrap ui-gap-12 ui-top">
              <Button type="submit">Start reading</Button>
              <Button variant="default" onClick={readSample}>
                Use the sample
              </Button>
              <ClearButtons app={readingRuler} />
            </div>
          }
        >
          <Textarea label="Your text" rows={6} {...form.field('text')} />
        </Form>
      </section>
      {reading.starts > 0 && <Reader key={reading.starts} text={reading.text} settings={settings} />}
    </>
  )
}
