import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id, as OWASP advises for 19 MiB; the library's default algorithm is argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string) {
  return hash(password, options)
}

let nobodysHash: Promise<string> | undefined

/** The hash that stands in for accounts that do not exist; it costs what a real one does. */
export function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword(randomUUID())
  return nobodysHash
}

/**
 * Whether the password is right. Without a hash (no such account) it takes as long as with one and says no, so that
 * the time does not tell whether an account exists.
 */
export async function isPasswordRight(passwordHash: string | undefined, password: string) {
  const isRight = await verify(passwordHash ?? (await hashOfNobody()), password)
  return isRight && passwordHash !== undefined
}

/** Prepares the hash that stands in for accounts that do not exist, so that the first try takes no longer either. */
export async function preparePasswords() {
  await isPasswordRight(undefined, '')
}
