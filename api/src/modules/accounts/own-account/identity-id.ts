import { createHash } from 'node:crypto'

/** What names a person's account at an institution on the wire: it tells nothing of what the institution knows them as. */
export function identityId(issuer: string, subject: string) {
  return createHash('sha256').update(`${issuer}|${subject}`).digest('hex').slice(0, 32)
}
