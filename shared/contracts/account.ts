import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { emailPattern, plainEmail } from './email.ts'
import { momentSchema } from './slug.ts'

// Sign-up, sign-in and passwords. The messages are those of the forms (docs/product/accounts.md).

const text = (required: string) => z.string().trim().min(1, required).max(200)
/** An address as it was typed, to be checked as it is read. */
export const typedEmail = (required?: string) => z.string(required).overwrite(plainEmail)
// A missing address gets one message: it is not called invalid as well.
export const email = (required: string) =>
  typedEmail().min(1, { error: required, abort: true }).max(320).regex(emailPattern, 'Invalid email address')
const newPassword = z
  .string()
  // As it is hashed, so that both are compared and counted alike (docs/product/accounts.md#password-storage).
  .normalize('NFC')
  .min(1, { error: 'Field required', abort: true })
  .min(8, 'Password must be at least 8 characters.')
  .max(1000)

export const passwordPair = { password: newPassword, password_confirmation: newPassword }
export const passwordsDiffer = { error: "Your passwords don't match", path: ['password_confirmation'] }
export const isSamePassword = (user: { password: string; password_confirmation: string }) =>
  user.password === user.password_confirmation

export const resetRequestSchema = z.object({ user: z.object({ email: email('Enter your email address') }) })

/** The token is from the mail (docs/product/accounts.md#reset-link). All sessions of the account end. */
const resetToken = z.string().min(1).max(200)
export const resetLinkQuerySchema = z.object({ reset_password_token: resetToken })
export const passwordChangeSchema = z.object({
  user: z.object({ ...passwordPair, reset_password_token: resetToken }).refine(isSamePassword, passwordsDiffer),
})

export const signUpTypes = ['dsa-licence', 'inst-licence', 'site-licence'] as const
/** dsa-licence: a licence key, both editions. inst-licence: study, by e-mail domain. site-licence: pro, work e-mail. */
export const signUpTypeSchema = z.enum(signUpTypes)
export type SignUpType = z.infer<typeof signUpTypeSchema>

const consents = { subscribed_to_updates: z.boolean().default(true), tos: z.boolean().default(true) }

/** Activates an individual licence. The answer is the signed-in user, with a session cookie. */
const licenceActivationSchema = z.object({
  sign_up_type: z.literal('dsa-licence'),
  user: z
    .object({
      licence_key: text('Enter licence key'),
      first_name: text('Enter your first name'),
      surname: text('Enter your surname'),
      university: text('Enter your university/organisation'),
      email: email('Enter your email address'),
      confirm_email: email('Confirm your email address'),
      ...passwordPair,
      ...consents,
    })
    .refine((user) => user.email === user.confirm_email, { error: 'Your emails don’t match', path: ['confirm_email'] })
    .refine(isSamePassword, passwordsDiffer),
})

/**
 * Signs up through an institution or a site. An email with a link is sent and no one is signed in. The answer is the same for an
 * address that has an account; then the mail says so (docs/product/accounts.md#no-one-learns).
 */
const memberSignUpSchema = z.object({
  sign_up_type: z.enum(['inst-licence', 'site-licence']),
  user: z
    .object({
      email: email('Enter your institutional email address'),
      first_name: text('Enter your first name'),
      surname: text('Enter your first surname'),
      ...passwordPair,
      ...consents,
    })
    .refine(isSamePassword, passwordsDiffer),
})

export const signUpSchema = z.discriminatedUnion('sign_up_type', [licenceActivationSchema, memberSignUpSchema])

/** Whether an address belongs to an institution or a site; never whether it has an account. */
export const emailCheckSchema = z.object({
  sign_up_type: z.enum(['inst-licence', 'site-licence']),
  user: z.object({ email: email('Enter your institutional email address') }),
})

export const confirmationQuerySchema = z.object({ confirmation_token: z.string().min(1).max(200) })
export const confirmationResendSchema = z.object({ email: email('Enter your email address') })

/** The server's words for the person. */
export const messageSchema = z.object({ msg: z.string() })

/** A session of the person. `device` is in words, such as "Chrome on Windows". */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  started_at: momentSchema,
  last_seen_at: momentSchema,
  is_current: z.boolean(),
})
export type SessionPlace = Camelize<z.infer<typeof sessionSchema>>

/**
 * A cropped photo as a JPEG data URL of at most 5 MB. The server checks its content and encodes it again. From a browser that protects
 * canvases it is the photo as it was picked, a PNG perhaps, and the server cuts `crop` out of it, in pixels of the upright picture.
 */
export const avatarUploadSchema = z.object({
  avatar: z.object({
    image: z
      .string()
      .max(7_000_000, 'Error: Image is larger than 5MB')
      .regex(/^data:image\/(jpeg|png);base64,/, 'Error: Image type must be jpeg/png'),
    crop: z
      .object({
        x: z.number().min(0),
        y: z.number().min(0),
        width: z.number().positive(),
        height: z.number().positive(),
      })
      .optional(),
  }),
})
export type AvatarUpload = z.infer<typeof avatarUploadSchema>['avatar']
