import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { avatarsRoutes } from './avatars/avatars.routes.ts'
import { calmRoutes } from './calm/calm.routes.ts'
import { confirmationsRoutes } from './confirmations/confirmations.routes.ts'
import { dataExportRoutes } from './data-export/data-export.routes.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { institutionSignInRoutes } from './institutions/institution-sign-in.routes.ts'
import { institutionsRoutes } from './institutions/institutions.routes.ts'
import { emailChangeRoutes } from './own-account/email-change.routes.ts'
import { ownPasswordRoutes } from './own-account/own-password.routes.ts'
import { profileRoutes } from './own-account/profile.routes.ts'
import { ownPasskeysRoutes } from './passkeys/own-passkeys.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { signInLinksRoutes } from './sign-in-links/sign-in-links.routes.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'
import { stepUpRoutes } from './step-up/step-up.routes.ts'
import { userInfoRoutes } from './user-info/user-info.routes.ts'
import { softwareRoutes } from './users/software.routes.ts'

const modules = [
  authRoutes,
  signUpRoutes,
  confirmationsRoutes,
  passwordResetRoutes,
  signInLinksRoutes,
  institutionsRoutes,
  institutionSignInRoutes,
  passkeysRoutes,
  ownPasskeysRoutes,
  stepUpRoutes,
  profileRoutes,
  emailChangeRoutes,
  ownPasswordRoutes,
  dataExportRoutes,
  deletionRoutes,
  userInfoRoutes,
  avatarsRoutes,
  sessionsRoutes,
  softwareRoutes,
  calmRoutes,
]

/** What people do with their accounts, and every way in. */
export function registerAccounts(api: FastifyInstance, context: Context) {
  for (const registerModule of modules) registerModule(api, context)
}
