// What would let someone in, or open what is kept on the person's devices. No one is given it, not even the person.
const secretColumns = new Set([
  'device_key',
  'public_key',
  'credential_id',
  'client_secret',
  'provider_id_token',
  // An email that waits may be to someone else, whom its person named: it tells whether they have an account.
  'mails.message',
  // What a sign-in that is under way must be answered with.
  'sign_in_challenges.data',
])

/** Hashes are of passwords, tokens and devices. */
export const isSecret = (table: string, column: string) =>
  column.endsWith('_hash') || secretColumns.has(column) || secretColumns.has(`${table}.${column}`)
