import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import type { InstitutionProblem } from '@stepwise/shared/contracts'
import { z } from 'zod'
import { describeProvider } from '../../modules/accounts/institutions/open-id.ts'
import { toProblem } from '../../modules/accounts/institutions/problem.ts'
import { isProviderAddress } from '../../modules/accounts/institutions/provider-address.ts'
import { findInstitution, removeIdentityProvider, saveIdentityProvider } from '../institutions.repository.ts'
import { AdminFailure, adminVerb } from '../verb.ts'
import { domain } from './institutions.ts'

const issuer = z.string().trim().max(500).refine(isProviderAddress, 'must look like https://login.uni.example')
const wholePath = z.string().refine(isAbsolute, 'Give the whole path, from / on')

/** How the people of an institution or a site sign in with it: docs/operations/sign-in.md. */
export const institutionSignInVerbs = [
  adminVerb({
    name: 'institutions sign-in',
    does: 'lets people of this domain sign in through their institution, by OpenID Connect',
    options: z.object({
      domain: domain.describe('what comes after the @'),
      issuer: issuer.describe('the address of its provider, as the institution gives it'),
      clientId: z.string().trim().min(1).max(500).describe('what the institution calls us'),
      clientSecretFile: wholePath.describe('a file with only the secret that it gave us'),
      noCheck: z.boolean().default(false).describe('do not check that it is a provider'),
    }),
    positional: ['domain'],
    isChange: true,
    // The provider may take its time.
    hasOwnTransactions: true,
    run: async ({ db, settings, now }, { domain, issuer, clientId, clientSecretFile, noCheck }) => {
      const institution = await findInstitution(db, domain, settings.edition)
      if (!institution) throw new AdminFailure(`There is no domain ${domain}. Add it first with institutions add.`)
      const clientSecret = await secretIn(clientSecretFile)
      const known = noCheck ? { issuer, notes: [] } : await ask(issuer, now())
      const provider = { domain, issuer: known.issuer, client_id: clientId, client_secret: clientSecret }
      await saveIdentityProvider(db, { ...provider, created_at: now() })
      const origin = settings.publicOrigin ?? 'https://<the address of the product>'
      return {
        lines: [
          `People of ${domain} can now sign in with ${institution.name}, at ${known.issuer}.`,
          ...known.notes,
          `The institution must allow the redirect address ${origin}/api/auth/institutions/callback`,
          `and, after signing out, ${origin}/`,
        ],
        data: { domain, issuer: known.issuer, clientId },
      }
    },
  }),
  adminVerb({
    name: 'institutions sign-in-off',
    does: 'people of this domain sign in only here again; accounts stay',
    options: z.object({ domain: domain.describe('what comes after the @') }),
    positional: ['domain'],
    isChange: true,
    question: async (_context, { domain }) =>
      `People of ${domain} will no longer sign in through their institution. Anyone without a password can ask for a link by email.`,
    run: async ({ db, settings }, { domain }) => {
      if (!(await removeIdentityProvider(db, domain, settings.edition))) {
        throw new AdminFailure(`No one signs in through an institution of ${domain}.`)
      }
      return {
        lines: [`Off: ${domain}. Accounts stay, and are linked again if you set it up again.`],
        data: { domain },
      }
    },
  }),
]

async function secretIn(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new AdminFailure(`${file} cannot be read (${error.code ?? 'unknown reason'}).`)
  })
  const secret = text.trim()
  if (secret === '' || secret.length > 4000) throw new AdminFailure(`${file} must hold the secret, and nothing else.`)
  return secret
}

const reasons: Partial<Record<InstitutionProblem, string>> = {
  down: 'It does not answer.',
  mismatch: 'It describes itself as a different issuer. Copy the name exactly from its own description.',
}

/** Asks a provider what it is. Returns its name as it writes it, and what the operator should know. @throws AdminFailure */
async function ask(issuer: string, now: Date) {
  const { metadata } = await describeProvider(issuer, now).catch((error: unknown) => {
    const reason = reasons[toProblem(error)] ?? 'It does not describe itself as an OpenID Connect provider.'
    throw new AdminFailure(`${issuer} cannot be used. ${reason} Nothing was changed; --no-check skips this.`)
  })
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const).filter((name) => !metadata[name])
  if (missing.length > 0) throw new AdminFailure(`${issuer} cannot be used: it names no ${missing.join(', no ')}.`)
  const notes = metadata.end_session_endpoint
    ? []
    : ['It offers no sign-out: anyone who signs out here stays signed in there.']
  return { issuer: metadata.issuer, notes }
}
