import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// The parameters that OWASP advises for argon2id with 19 MiB; argon2id is the library's default.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password in NFC: one keyboard sends é as one character, another as two (RFC 8265, section 4.2). */
export function hashPassword(password: string) {
  return hash(password.normalize('NFC'), options)
}

let dummyHashOnce: Promise<string> | undefined

/** Checked instead of the hash of an account that does not exist; takes as long as a real one. */
export function dummyHash(): Promise<string> {
  dummyHashOnce ??= hashPassword(randomUUID())
  return dummyHashOnce
}

/**
 * Whether a password is right. Without a hash (no such account) the answer is no and takes as long, so that the time does
 * not tell whether an account exists. Hashes from before passwords were normalised are of what was typed then, in either form. They
 * are not replaced: the version before could not check the new ones.
 */
export async function isPasswordRight(passwordHash: string | undefined, password: string) {
  const checked = passwordHash ?? (await dummyHash())
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    if (await verify(checked, form)) return passwordHash !== undefined
  }
  return false
}

/** Makes the dummy hash before the first call, which would otherwise take longer than the others. */
export async function prepareDummyHash() {
  await isPasswordRight(undefined, '')
}
