import { z } from 'zod'
import { findAuditEntries } from '../audit.repository.ts'
import { formatMinute } from '../lines.ts'
import { adminVerb } from '../verb.ts'

export const auditVerbs = [
  adminVerb({
    name: 'audit list',
    does: 'what operators have changed, when and who',
    options: z.object({
      last: z.coerce.number().int().min(1).max(1000).default(50).describe('how many, latest first'),
    }),
    isChange: false,
    run: async ({ db }, { last }) => {
      const entries = await findAuditEntries(db, last)
      const lines = entries.map(({ at, who, verb, options, outcome }) =>
        [formatMinute(at), who, verb, JSON.stringify(options), outcome === 'done' ? '' : outcome].join('  ').trimEnd(),
      )
      return { lines: lines.length > 0 ? lines : ['Nothing has been changed yet.'], data: entries }
    },
  }),
]
