import type { AdminVerb } from './verb.ts'
import { auditVerbs } from './verbs/audit.ts'
import { mailVerbs } from './verbs/mail.ts'

/** Everything that operators do by `npm run admin`, in the order in which its help lists it. */
export const verbs: AdminVerb[] = [...auditVerbs, ...mailVerbs]
