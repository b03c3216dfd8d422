import { z } from 'zod'
import { messageSchema } from './account.ts'
import {
  accountEventsPageSchema,
  accountEventsQuerySchema,
  addressSchema,
  dataExportSchema,
  emailChangeSchema,
  emailChangeUseSchema,
  institutionFoundSchema,
  institutionLinkSchema,
  institutionLinkUseSchema,
  nameChangeSchema,
  ownPasswordChangeSchema,
  passkeyChangeSchema,
  passkeyCreationSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
  securitySchema,
  signInLinkUseSchema,
  stepUpSchema,
} from './security.ts'
import { momentSchema } from './slug.ts'
import { userInfoCreationSchema, userInfoSchema, userSchema } from './user.ts'

const nothing = z.object({})
const passkeyPath = z.object({ id: z.uuid() })

/** Other ways in than the password, and a person's own account: part of the table in calls.ts. */
export const accountCalls = {
  'POST /auth/passkeys/options': { response: passkeyOptionsSchema },
  'POST /auth/passkeys/sign_in': { body: passkeySignInSchema, response: userSchema },
  // The answer is the same whether or not the address has an account.
  'POST /auth/sign_in_links': { body: addressSchema, response: nothing },
  'POST /auth/sign_in_links/sign_in': { body: signInLinkUseSchema, response: userSchema },
  // Looks at the domain only. The page goes to `url`, where a sign-in at the institution begins.
  'POST /auth/institutions': { body: addressSchema, response: institutionFoundSchema },
  // The account that a sign-in at an institution found by its address, in this browser, and that it is not linked to yet.
  'GET /auth/institutions/link': { response: institutionLinkSchema },
  'POST /auth/institutions/link': { body: institutionLinkUseSchema, response: userSchema },
  // Opens a link that was mailed to the new address, in any browser.
  'POST /auth/email_change': { body: emailChangeUseSchema, response: messageSchema },

  // Calls that need a recent step-up fail without one: 403 with `errors.proof`, as it is called on the wire.
  'POST /users/proof': { body: stepUpSchema, response: z.object({ proved_until: momentSchema }) },
  'POST /users/proof/options': { response: passkeyOptionsSchema },
  'GET /users/security': { response: securitySchema },
  'PUT /users/profile': { body: nameChangeSchema, response: userSchema },
  'PUT /users/user_info': { body: userInfoCreationSchema, response: userInfoSchema },
  // Needs a step-up. An email goes to the new address; until its link is opened the old one stays.
  'POST /users/email_change': { body: emailChangeSchema, response: messageSchema },
  'DELETE /users/email_change': { response: nothing },
  // With the old password where there is one, else with a step-up. Other sessions end.
  'PUT /users/password': { body: ownPasswordChangeSchema, response: nothing },
  // These need a step-up, except the renaming.
  'POST /users/passkeys/options': { response: passkeyOptionsSchema },
  'POST /users/passkeys': { body: passkeyCreationSchema, response: z.object({ passkey: passkeySchema }) },
  'PUT /users/passkeys/:id': {
    params: passkeyPath,
    body: passkeyChangeSchema,
    response: z.object({ passkey: passkeySchema }),
  },
  'DELETE /users/passkeys/:id': { params: passkeyPath, response: nothing },
  'DELETE /users/institutions/:id': { params: z.object({ id: z.string().max(100) }), response: nothing },
  'GET /users/account_events': { query: accountEventsQuerySchema, response: accountEventsPageSchema },
  'GET /users/data_export': { response: z.object({ export: dataExportSchema.nullable() }) },
  // Needs a step-up. The file is at /api/users/data_exports/:id/file.
  'POST /users/data_export': { response: z.object({ export: dataExportSchema }) },
  // Needs a step-up. All sessions end; until `erase_at` the person can sign in and undo it.
  'POST /users/deletion': { response: z.object({ erase_at: momentSchema }) },
  'DELETE /users/deletion': { response: userSchema },
} as const
