import { hashPassword } from '../../src/modules/accounts/auth/passwords.ts'
import { hashOfToken } from '../../src/tokens.ts'
import type { AddRow } from './row-of-person.ts'
import { later, sent } from './row-of-person.ts'

/** How to add a person's row to each table of accounts and ways in (every-table.ts). */
export const accountRows: Record<string, AddRow> = {
  account_events: ({ db, now }, { id, mark }) =>
    db
      .insertInto('account_events')
      .values({ user_id: id, at: now(), kind: 'passkey-added', actor: 'person', address: '192.0.2.7', detail: mark })
      .execute(),
  data_exports: async ({ db, now }, { id, mark }) => {
    const export_id = crypto.randomUUID()
    await db
      .insertInto('data_exports')
      .values({
        user_id: id,
        id: export_id,
        state: 'ready',
        requested_at: now(),
        is_large: false,
        link_origin: 'https://stepwise.test',
        ready_at: now(),
        expires_at: later(now(), 7),
        bytes: mark.length,
      })
      .execute()
    await db
      .insertInto('data_export_parts')
      .values({ user_id: id, export_id, number: 0, bytes: Buffer.from(mark) })
      .execute()
  },
  email_changes: ({ db, now }, { id, mark }) =>
    db
      .insertInto('email_changes')
      .values({ user_id: id, email: `${mark}@new.test`.toLowerCase(), asked_at: now(), mail_id: crypto.randomUUID() })
      .execute(),
  institution_identities: ({ db, now }, { id, mark }) =>
    db
      .insertInto('institution_identities')
      .values({
        user_id: id,
        issuer: 'https://login.uni.test',
        subject: mark,
        domain: 'uni.test',
        linked_at: now(),
        last_used_at: now(),
      })
      .execute(),
  known_devices: ({ db, now }, { id, mark }) =>
    db
      .insertInto('known_devices')
      .values({
        user_id: id,
        token_hash: hashOfToken(`device ${mark}`),
        device: `Browser of ${mark}`,
        first_seen_at: now(),
        last_seen_at: now(),
      })
      .execute(),
  licence_keys: ({ db, now }, { id, mark }) =>
    db
      .insertInto('licence_keys')
      .values({ licence_key: `key-${mark}`, used_by: id, used_at: now(), created_at: now() })
      .execute(),
  mail_tokens: ({ db, now }, { id, mark }) =>
    db
      .insertInto('mail_tokens')
      .values({
        token_hash: hashOfToken(`mail ${mark}`),
        user_id: id,
        purpose: 'email-change',
        expires_at: later(now()),
        email: `${mark}@new.test`.toLowerCase(),
      })
      .execute(),
  mails: ({ db, now }, { id, email }) =>
    db
      .insertInto('mails')
      .values({ kind: 'new-device', user_id: id, recipient: email, ...sent(now()) })
      .execute(),
  passkeys: ({ db, now }, { id, mark }) =>
    db
      .insertInto('passkeys')
      .values({
        user_id: id,
        credential_id: Buffer.from(`credential ${mark}`).toString('base64url'),
        public_key: Buffer.from(`public ${mark}`),
        counter: 1,
        transports: ['internal'],
        is_backed_up: true,
        name: `Phone of ${mark}`,
        created_at: now(),
        last_used_at: null,
      })
      .execute(),
  repeated_sign_ups: async ({ db }, { id, mark }) => {
    const password_hash = await hashPassword(mark)
    await db.insertInto('repeated_sign_ups').values({ user_id: id, password_hash }).execute()
  },
  sessions: ({ db, now }, { id, mark }) =>
    db
      .insertInto('sessions')
      .values({
        user_id: id,
        token_hash: hashOfToken(`session ${mark}`),
        expires_at: later(now()),
        device: `Session of ${mark}`,
        proved_at: now(),
        device_hash: hashOfToken(`device ${mark}`),
        provider_issuer: 'https://login.uni.test',
        provider_id_token: `id token of ${mark}`,
      })
      .execute(),
  sign_in_challenges: ({ db, now }, { id, mark }) =>
    db
      .insertInto('sign_in_challenges')
      .values({
        token_hash: hashOfToken(`challenge ${mark}`),
        purpose: 'passkey-proof',
        user_id: id,
        data: JSON.stringify({ challenge: mark }),
        expires_at: later(now()),
      })
      .execute(),
}
