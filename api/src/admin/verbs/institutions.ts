import { z } from 'zod'
import { addInstitution, findInstitutions, removeInstitution } from '../institutions.repository.ts'
import { tableLines } from '../lines.ts'
import { AdminFailure, adminVerb } from '../verb.ts'

/** What is after the @ of an address. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'must look like uni.example, without what comes before the @')

/** Institutions of the study edition, sites of the pro edition: an edition's server sees its own alone. */
export const institutionVerbs = [
  adminVerb({
    name: 'institutions add',
    does: 'people with an address of this domain, or below it, may sign up: study by institution, pro by site',
    options: z.object({
      domain: domain.describe('what comes after the @; an institution may have several'),
      name: z.string().trim().min(1).max(200).describe('its name, as its people see it in their profile'),
    }),
    positional: ['domain'],
    isChange: true,
    run: async ({ db, settings: { edition } }, { domain, name }) => {
      if (!(await addInstitution(db, { domain, name, edition }))) {
        throw new AdminFailure(`${domain} is already there. To rename it, remove it first: accounts stay.`)
      }
      return { lines: [`People of ${domain} can now sign up, to ${name}.`], data: { domain, name, edition } }
    },
  }),
  adminVerb({
    name: 'institutions list',
    does: 'the institutions and sites whose people may sign up',
    options: z.object({}),
    isChange: false,
    run: async ({ db, settings: { edition } }) => {
      const institutions = await findInstitutions(db, edition)
      const rows = institutions.map(({ domain, name, issuer }) => [domain, name, issuer ?? ''])
      return { lines: tableLines(['domain', 'name', 'sign-in at'], rows, 'There are none.'), data: institutions }
    },
  }),
  adminVerb({
    name: 'institutions remove',
    does: 'stops sign-ups from this domain; accounts stay',
    options: z.object({ domain: domain.describe('what comes after the @') }),
    positional: ['domain'],
    isChange: true,
    question: async (_context, { domain }) => `No one else will sign up with an address at ${domain}.`,
    run: async ({ db, settings: { edition } }, { domain }) => {
      if (!(await removeInstitution(db, domain, edition))) throw new AdminFailure(`There is no domain ${domain}.`)
      return { lines: [`Removed: ${domain}. Accounts created with it stay.`], data: { domain } }
    },
  }),
]
