import { createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'
import { type Agreement, makePassport, type PassportAnswers } from './passport.ts'

interface PassportRecord extends PassportAnswers {
  /** Whether the passport is shown. It follows the answers, until none is left. */
  isMade: boolean
}

export const emptyAgreement: Agreement = { what: '', who: '', when: '', review: '' }

/** A record with every value, whatever was stored. */
export function readPassport(stored: Record<string, unknown>): PassportRecord {
  const { about, helps, hinders, emergency, agreements, isMade } = stored
  const answers = {
    about: textIn(about),
    helps: textIn(helps),
    hinders: textIn(hinders),
    emergency: textIn(emergency),
    agreements: Array.isArray(agreements) ? agreements.map(readAgreement) : [],
  }
  return { ...answers, isMade: isMade === true && makePassport(answers).length > 0 }
}

function readAgreement(stored: unknown): Agreement {
  const { what, who, when, review } = Object(stored)
  return { what: textIn(what), who: textIn(who), when: textIn(when), review: textIn(review) }
}

export const workplacePassport = createSmallApp({ app: 'workplace-passport', read: readPassport })
