import { createSmallApp, textsIn } from '../../features/small-app/small-app.model.ts'
import { type Agreement, makePassport, type PassportAnswers } from './passport.ts'

interface PassportRecord extends PassportAnswers {
  /** Whether the passport is shown. It follows the answers, until none is left. */
  isMade: boolean
}

export const emptyAgreement: Agreement = { what: '', who: '', when: '', review: '' }

/** A record with every value, whatever was stored. */
export function readPassport(stored: Record<string, unknown>): PassportRecord {
  const { agreements, isMade } = stored
  const answers = {
    ...textsIn(stored, ['about', 'helps', 'hinders', 'emergency']),
    agreements: Array.isArray(agreements) ? agreements.map(readAgreement) : [],
  }
  return { ...answers, isMade: isMade === true && makePassport(answers).length > 0 }
}

const readAgreement = (stored: unknown): Agreement => textsIn(Object(stored), ['what', 'who', 'when', 'review'])

export const workplacePassport = createSmallApp({ app: 'workplace-passport', read: readPassport })
