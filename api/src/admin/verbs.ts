import type { AdminVerb } from './verb.ts'
import { auditVerbs } from './verbs/audit.ts'
import { backupVerbs } from './verbs/backup.ts'
import { checkVerbs } from './verbs/check.ts'
import { contentVerbs } from './verbs/content.ts'
import { institutionSignInVerbs } from './verbs/institution-sign-in.ts'
import { institutionVerbs } from './verbs/institutions.ts'
import { licenceVerbs } from './verbs/licences.ts'
import { mailVerbs } from './verbs/mail.ts'
import { peopleVerbs } from './verbs/people.ts'
import { calmVerbs, messageVerbs } from './verbs/requests.ts'

/** Everything that operators do by `npm run admin`, in the order in which its help lists it. */
export const verbs: AdminVerb[] = [
  ...licenceVerbs,
  ...institutionVerbs,
  ...institutionSignInVerbs,
  ...peopleVerbs,
  ...messageVerbs,
  ...calmVerbs,
  ...mailVerbs,
  ...auditVerbs,
  ...contentVerbs,
  ...checkVerbs,
  ...backupVerbs,
]
