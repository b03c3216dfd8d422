import { CopyButton, Textarea, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import parts from '../../features/small-app/SmallAppPage.module.css'
import type { Email } from './compose-email.ts'
import { emailPlanner } from './email-planner.model.ts'

/** The email as it was written, or as the person has changed it. */
export function EmailResult({ email }: { email: Email }) {
  const onChanged = useUnit(emailPlanner.changed)
  return (
    <section className={parts.part} aria-labelledby="email-result">
      <h2 id="email-result">Your email</h2>
      <p className={parts.hint}>
        Change anything that does not sound like you. If you write the email again, a new one takes its place.
      </p>
      <TextInput
        label="Subject line"
        maxLength={500}
        autoComplete="off"
        value={email.subject}
        onChange={(event) => onChanged({ email: { ...email, subject: event.currentTarget.value } })}
      />
      <Textarea
        label="Message"
        rows={12}
        maxLength={5000}
        value={email.message}
        onChange={(event) => onChanged({ email: { ...email, message: event.currentTarget.value } })}
      />
      <div className="ui-wrap ui-gap-12 ui-top">
        <CopyButton name="subject line" text={email.subject} />
        <CopyButton name="message" text={email.message} />
      </div>
      {email.notes.length > 0 && (
        <>
          <h3>Before you send</h3>
          <ul>
            {email.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <strong>This helper follows simple rules, and it can be wrong.</strong> Read the email once more, or have it
        read to you, before you send it.
      </p>
    </section>
  )
}
