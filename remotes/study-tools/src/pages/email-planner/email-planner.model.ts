import { createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'
import type { Email, EmailAnswers } from './compose-email.ts'

interface EmailPlan extends EmailAnswers {
  /** Null until an email is written. */
  email: Email | null
}

export const emailPlanner = createSmallApp<EmailPlan>({
  app: 'email-planner',
  read: ({ who, what, when, why, attached, email, ...old }) => ({
    who: textIn(who),
    what: textIn(what),
    when: textIn(when),
    why: textIn(why),
    attached: textIn(attached),
    // Builds before 2026-12 kept the email beside the answers.
    email: emailIn(old.isWritten === true ? old : email),
  }),
})

function emailIn(stored: unknown): Email | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { subject, message, notes } = stored as Record<string, unknown>
  return {
    subject: textIn(subject),
    message: textIn(message),
    notes: Array.isArray(notes) ? notes.map(textIn) : [],
  }
}
