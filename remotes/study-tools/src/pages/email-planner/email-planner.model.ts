import { isObject } from '@stepwise/shared/drafts'
import { createSmallApp, textIn, textsIn } from '../../features/small-app/small-app.model.ts'
import type { Email, EmailAnswers } from './compose-email.ts'

interface EmailPlan extends EmailAnswers {
  /** Null until an email is written. */
  email: Email | null
}

export const emailPlanner = createSmallApp<EmailPlan>({
  app: 'email-planner',
  read: (stored) => ({
    ...textsIn(stored, ['who', 'what', 'when', 'why', 'attached']),
    // Builds before 2026-12 kept the email beside the answers.
    email: emailIn(stored.isWritten === true ? stored : stored.email),
  }),
})

function emailIn(stored: unknown): Email | null {
  if (!isObject(stored)) return null
  const { notes } = stored
  return { ...textsIn(stored, ['subject', 'message']), notes: Array.isArray(notes) ? notes.map(textIn) : [] }
}
