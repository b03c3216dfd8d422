import { announced, Button } from '@stepwise/shared/ui'
import { Form, Textarea, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { Agreements } from './Agreements.tsx'
import { makePassport, type PassportAnswers, passportTitle } from './passport.ts'
import { workplacePassport } from './workplace-passport.model.ts'

/** Five parts, all of them optional. */
export function PassportForm({ initialValues }: { initialValues: PassportAnswers }) {
  const [onChanged, announce] = useUnit([workplacePassport.changed, announced])
  const form = useProductForm<PassportAnswers>({
    name: 'passport',
    initialValues,
    onChange: onChanged,
    rules: {
      about: [
        (_, answers) =>
          makePassport(answers).length > 0
            ? null
            : 'Fill in at least one part first. Two lines about what helps you are enough.',
      ],
    },
    send: async () => {
      onChanged({ isMade: true })
      announce(
        `Your passport is made. It is below, under the heading ${passportTitle}, with buttons to copy and print it.`,
      )
    },
  })
  const text = { rows: 4, maxLength: 2000, autoComplete: 'off' }
  return (
    <section className={parts.part}>
      <h2>Your parts</h2>
      <p className={parts.hint}>
        Every part is optional. Fill in at least one, and leave out what you would rather keep to yourself.
      </p>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12 ui-top">
            <Button type="submit">Make my passport</Button>
            <ClearButtons app={workplacePassport} />
          </div>
        }
      >
        <Textarea
          label="About me and my work"
          description="Your name, your job and today’s date, and how you like to work."
          {...text}
          {...form.field('about')}
        />
        <Textarea
          label="What helps me"
          description="For example: written instructions, a fixed desk, captions in calls."
          {...text}
          {...form.field('helps')}
        />
        <Textarea
          label="What gets in the way"
          description="Name the task or the place, and what happens. You need not name a condition."
          {...text}
          {...form.field('hinders')}
        />
        <Agreements form={form} />
        <Textarea
          label="In an emergency"
          description="What people should do, what they should not do, and whom to call. Also what you need in a fire alarm."
          {...text}
          {...form.field('emergency')}
        />
      </Form>
    </section>
  )
}
