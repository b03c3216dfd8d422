import type { TestApi } from './test-api.ts'

let sequence = 0

/** Adds a new licence key and returns it. */
export async function newLicenceKey({ context }: TestApi) {
  const licence_key = String(2_000_000_000 + ++sequence)
  await context.db.insertInto('licence_keys').values({ licence_key, used_by: null }).execute()
  return licence_key
}

interface Institution {
  domain: string
  name: string
  edition: 'study' | 'pro'
}
const usual: Institution[] = [
  { domain: 'uni.test', name: 'University of Tests', edition: 'study' },
  { domain: 'corp.test', name: 'Tests and Sons', edition: 'pro' },
]

/** Adds the domain of a university (study) and of a company (pro), or others. */
export async function addInstitutions({ context }: TestApi, institutions = usual) {
  await context.db
    .insertInto('institutions')
    .values(institutions)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const newPassword = 'a new long password'
const passwords = { password: newPassword, password_confirmation: newPassword }

/** What the form of a licence activation sends: valid, except for what is given. */
export function licenceForm(given: object) {
  const email = `licence-${++sequence}@stepwise.test`
  const person = { first_name: 'Lin', surname: 'Cole', university: 'University of Tests' }
  const user = { licence_key: '', ...person, email, confirm_email: email, ...passwords, ...given }
  return { sign_up_type: 'dsa-licence', user }
}

/** What the form of an institution or a site sends. */
export function memberForm(given: object = {}, sign_up_type = 'inst-licence') {
  const user = { email: `member-${++sequence}@uni.test`, first_name: 'Mo', surname: 'Ward', ...passwords, ...given }
  return { sign_up_type, user }
}

/** What the form of a mailed link for a new password sends. */
export const resetForm = (reset_password_token: string, given = newPassword) => ({
  user: { password: given, password_confirmation: given, reset_password_token },
})

/** The token at the end of the link of an email. */
export function tokenIn(text: string | undefined) {
  return /\/auth\/(?:confirmations|reset_password|sign-in-link|new-email)\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}
