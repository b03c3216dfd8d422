import { isDatabaseOutage } from '@stepwise/shared/server'
import { isDatabaseError, StartFailure, StartOutage } from '../errors.ts'

const sentences: Record<string, string> = {
  '42501':
    'The database’s role does not have the rights it needs. Make it the owner of its database, and have a superuser run in it: create extension if not exists unaccent; create extension if not exists pg_trgm;',
  '58P01':
    'PostgreSQL does not have the extensions unaccent and pg_trgm. Install them: on Debian they are in postgresql-contrib.',
  '0A000':
    'PostgreSQL does not have the extensions unaccent and pg_trgm. Install them: on Debian they are in postgresql-contrib.',
  XX001: 'The database is damaged. Restore a backup: npm run admin -- restore.',
  XX002: 'The database is damaged. Restore a backup: npm run admin -- restore.',
}

export const diskFull = () =>
  new StartOutage('The database’s disk is full. Make room: nothing that was acknowledged is lost.')

/** What whoever started the server can do about an error of the database; the error itself when that is not known. */
export function toStartFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error
  // ENOSPC of the system; class 53, code 100 of PostgreSQL.
  if (['ENOSPC', '53100'].includes((error as NodeJS.ErrnoException).code ?? '')) return diskFull()
  const sentence = isDatabaseError(error) ? sentences[error.code ?? ''] : undefined
  if (sentence !== undefined) return new StartFailure(sentence)
  return isDatabaseOutage(error) ? new StartOutage('The database stopped answering while Stepwise started.') : error
}
