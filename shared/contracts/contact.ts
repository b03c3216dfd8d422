import { z } from 'zod'
import { typedEmail } from './account.ts'
import { emailPattern } from './email.ts'
import { messageLimit, messageTooLong } from './message-limit.ts'

// What visitors and learners write to the team (docs/product/public-pages.md#contact-form and #support-message).

/**
 * The contact form of the public pages. `website` is a trap for bots: people do not see the field. Who fills it gets the usual answer and
 * nothing is kept.
 */
export const guestMessageSchema = z.object({
  full_name: z.string().trim().min(1, 'Enter your name').max(200, 'This name is too long.'),
  email: typedEmail()
    .min(1, { error: 'Enter your email address', abort: true })
    .max(320, 'This address is too long.')
    .regex(emailPattern, 'Please enter a valid email'),
  message: z.string().trim().min(1, 'Enter your message').max(messageLimit, messageTooLong),
  website: z.string().max(1000).default(''),
})

/** The message of a signed-in person; `facts` is what they run, if they attach it. */
export const supportMessageSchema = z.object({
  message: z.string().trim().min(1, 'required').max(messageLimit, messageTooLong),
  facts: z.string().trim().max(2000).default(''),
})
