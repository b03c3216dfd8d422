import { z } from 'zod'
import { email, isSamePassword, passwordPair, passwordsDiffer } from './account.ts'
import type { Camelize } from './camelize.ts'
import { momentSchema } from './slug.ts'

// Ways in, and a person's own account and data (docs/product/own-account.md).

// A text that is missing and one that is empty get the same message; one that is too long another.
const text = (required: string) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? required : undefined) })
    .trim()
    .min(1, required)
    .max(200)

/** What a browser says of a passkey, as WebAuthn writes it in JSON; the server checks it. */
const passkeyAnswerSchema = z.record(z.string(), z.unknown())
const sharedComputer = z.boolean().optional()

/** Options for the browser's passkey dialog, as WebAuthn writes them in JSON. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

export const passkeySignInSchema = z.object({ passkey: passkeyAnswerSchema, is_shared_computer: sharedComputer })

/** One that the person can sign in with; `name` is theirs to change. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: momentSchema,
  last_used_at: momentSchema.nullable(),
  /** It is kept by a service such as a phone's account, and not by one device alone. */
  is_backed_up: z.boolean(),
})
export type Passkey = Camelize<z.infer<typeof passkeySchema>>

const passkeyName = text('Enter a name').max(100)
export const passkeyCreationSchema = z.object({ name: passkeyName, passkey: passkeyAnswerSchema })
export const passkeyChangeSchema = z.object({ name: passkeyName })

/** For a link that signs in, and for whether the people of an address sign in at their institution. */
export const addressSchema = z.object({ user: z.object({ email: email('Enter your email address') }) })
export const signInLinkUseSchema = z.object({ token: z.string().min(1).max(200), is_shared_computer: sharedComputer })

export const institutionFoundSchema = z.object({
  institution: z
    .object({
      name: z.string(),
      /** Of our own server, which leads on to the institution's. */
      url: z.string(),
    })
    .nullable(),
})

/** Why a sign-in at an institution ended without one: in the address of the page that says it, `/auth/institution?problem=…`. */
export type InstitutionProblem =
  | 'down'
  | 'refused'
  | 'again'
  | 'mismatch'
  | 'clock'
  | 'no-address'
  | 'unconfirmed'
  | 'off'
  | 'set-up'
  | 'busy'
  | 'ours'

/** An account with the same address is there already: the person is asked whether it is theirs. */
export const institutionLinkSchema = z.object({ institution: z.string(), email: z.string(), first_name: z.string() })
export const institutionLinkUseSchema = z.object({ is_shared_computer: sharedComputer })

/** Where to go on after signing out, if the person came in through an institution that can sign them out too. */
export const signedOutSchema = z.object({ provider_url: z.string().optional() })

/** A step-up: the person shows that it is them, in a session that they have. The wire calls it proof: `/users/proof`, `errors.proof`. */
export const stepUpSchema = z.union([
  z.object({ password: z.string('Enter your password').min(1, 'Enter your password').max(1000) }),
  z.object({ passkey: passkeyAnswerSchema }),
])

/** What the profile shows of ways in. */
export const securitySchema = z.object({
  has_password: z.boolean(),
  passkeys: z.array(passkeySchema),
  institutions: z.array(z.object({ id: z.string(), name: z.string(), linked_at: momentSchema })),
  /** Until then sensitive changes are possible without another step-up. */
  proved_until: momentSchema.nullable(),
  /** An address that was asked for and is not verified yet. */
  pending_email: z.string().nullable(),
})
export type Security = Camelize<z.infer<typeof securitySchema>>

export const nameChangeSchema = z.object({
  user: z.object({ first_name: text('Enter your first name'), surname: text('Enter your surname') }),
})
export const emailChangeSchema = z.object({ user: z.object({ email: email('Enter your email address') }) })
export const emailChangeUseSchema = z.object({ token: z.string().min(1).max(200) })

/** A new password; with the old one where there is one. */
export const ownPasswordChangeSchema = z.object({
  user: z
    .object({ current_password: z.string().max(1000).optional(), ...passwordPair })
    .refine(isSamePassword, passwordsDiffer),
})

export const dataExportSchema = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  requested_at: momentSchema,
  ready_at: momentSchema.nullable(),
  /** After it the file is gone. */
  expires_at: momentSchema.nullable(),
  bytes: z.int().nullable(),
  /** It takes a while: the person gets an email when it is ready. */
  is_large: z.boolean(),
})
export type DataExport = Camelize<z.infer<typeof dataExportSchema>>

export const accountEventKinds = [
  'account-made',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'signed-out-elsewhere',
  'signed-out-everywhere',
  'password-changed',
  'password-set',
  'password-reset',
  'name-changed',
  'email-change-asked',
  'email-changed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'institution-linked',
  'institution-unlinked',
  'role-changed',
  'address-verified',
  'export-asked',
  'export-downloaded',
  'deletion-asked',
  'deletion-undone',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

/** Something that happened to the account. `detail` belongs to `kind`: the way in, a passkey's name, an address, a role. */
export const accountEventSchema = z.object({
  id: z.string(),
  at: momentSchema,
  kind: z.enum(accountEventKinds),
  actor: z.enum(['person', 'operator', 'somebody']),
  address: z.string(),
  device: z.string(),
  detail: z.string(),
})
export type AccountEvent = Camelize<z.infer<typeof accountEventSchema>>

export const accountEventsQuerySchema = z.object({ before: z.uuid().optional() })
export const accountEventsPageSchema = z.object({ events: z.array(accountEventSchema), has_more: z.boolean() })
