import { announced, Button } from '@stepwise/shared/ui'
import { Form, Textarea, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { composeEmail, type EmailAnswers, isAnswered } from './compose-email.ts'
import { emailPlanner } from './email-planner.model.ts'

const needed = (message: string) => (text: string) => (isAnswered(text) ? null : message)

/** Five questions. An email that was changed by hand can be brought back after a new one is written. */
export function EmailForm({ initialValues }: { initialValues: EmailAnswers }) {
  const { values, onChanged, onReplaced, announce } = useUnit({
    values: emailPlanner.$values,
    onChanged: emailPlanner.changed,
    onReplaced: emailPlanner.replaced,
    announce: announced,
  })
  const { who, what, when, why, attached } = initialValues
  const form = useProductForm<EmailAnswers>({
    name: 'email',
    initialValues: { who, what, when, why, attached },
    onChange: onChanged,
    rules: {
      who: [needed('Write who the email is to.')],
      what: [needed('Write what you want them to do.')],
      when: [needed('Write by when you need it.')],
    },
    send: async (answers) => {
      const email = composeEmail(answers)
      const isReplaced = values?.email ? values.email.message !== email.message : false
      if (isReplaced) onReplaced({ email })
      else onChanged({ email })
      const back = isReplaced ? ' The button “Bring it back” gives you the one before.' : ''
      announce(`Email written: ${email.subject}. It is below, under the heading Your email.${back}`)
    },
  })
  return (
    <section className={parts.part}>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12 ui-top">
            <Button type="submit">Write the email</Button>
            <ClearButtons app={emailPlanner} />
          </div>
        }
      >
        <TextInput
          label="Who is it to?"
          description="The name you call them by, such as Priya or Mr Lund."
          maxLength={100}
          autoComplete="off"
          {...form.field('who')}
        />
        <Textarea
          label="What do you want them to do?"
          description="One thing. Begin with a verb, such as: book a room for Tuesday."
          rows={2}
          maxLength={300}
          {...form.field('what')}
        />
        <TextInput
          label="By when?"
          description="A day, and a time if it matters, such as: noon on Thursday 11 June."
          maxLength={100}
          autoComplete="off"
          {...form.field('when')}
        />
        <Textarea
          label="Why does it matter? (optional)"
          description="One sentence, such as: Five of us need a quiet place."
          rows={2}
          maxLength={600}
          {...form.field('why')}
        />
        <TextInput
          label="Is anything attached? (optional)"
          description="Its name, such as: list of names, second version. If nothing is attached, leave this empty."
          maxLength={200}
          autoComplete="off"
          {...form.field('attached')}
        />
      </Form>
    </section>
  )
}
