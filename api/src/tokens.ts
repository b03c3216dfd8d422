import { createHash, randomBytes } from 'node:crypto'

/** A secret for a session or a link: 256 random bits as 43 characters that an address can hold. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token, so that a copy of the database opens nothing. */
export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
