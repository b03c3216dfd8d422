import type { AccountEventKind } from '@stepwise/shared/contracts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment, MomentByDefault, MomentOrNull } from './moment.ts'

// Ways in, what happened to an account, and what operators did; see tables.ts.

export interface SessionTable {
  token_hash: string
  user_id: string
  created_at: MomentByDefault
  expires_at: Moment
  id: Generated<string>
  device: Generated<string>
  last_seen_at: MomentByDefault
  is_shared_computer: Generated<boolean>
  proved_at: MomentOrNull
  former_token_hash: string | null
  former_until: MomentOrNull
  device_hash: string | null
  provider_issuer: string | null
  provider_id_token: string | null
}

export interface MailTokenTable {
  token_hash: string
  user_id: string
  purpose: 'confirmation' | 'password-reset' | 'sign-in' | 'email-change'
  expires_at: Moment
  used_at: MomentOrNull
  email: string | null
}

export interface EmailChangeTable {
  user_id: string
  email: string
  asked_at: Moment
  mail_id: string
}

export interface KnownDeviceTable {
  user_id: string
  token_hash: string
  device: string
  first_seen_at: Moment
  last_seen_at: Moment
}

export interface PasskeyTable {
  user_id: string
  id: Generated<string>
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_backed_up: boolean
  name: string
  created_at: Moment
  last_used_at: MomentOrNull
}

/** jsonb: what a challenge remembers, written as JSON text. */
type JsonBodyOfChallenge = ColumnType<object, string | undefined, string>

export interface SignInChallengeTable {
  token_hash: string
  purpose: 'passkey-sign-in' | 'passkey-proof' | 'passkey-registration' | 'institution' | 'institution-link'
  user_id: string | null
  data: JsonBodyOfChallenge
  expires_at: Moment
}

export interface IdentityProviderTable {
  domain: string
  issuer: string
  client_id: string
  client_secret: string
  created_at: MomentByDefault
}

export interface InstitutionIdentityTable {
  user_id: string
  issuer: string
  subject: string
  domain: string
  linked_at: Moment
  last_used_at: Moment
}

export interface AccountEventTable {
  user_id: string
  id: Generated<string>
  at: Moment
  kind: AccountEventKind
  actor: 'person' | 'operator' | 'somebody'
  address: Generated<string>
  device: Generated<string>
  detail: Generated<string>
}

export interface DataExportTable {
  user_id: string
  id: Generated<string>
  state: 'waiting' | 'ready' | 'failed'
  requested_at: Moment
  is_large: boolean
  link_origin: string
  leased_until: MomentOrNull
  attempts: Generated<number>
  ready_at: MomentOrNull
  expires_at: MomentOrNull
  bytes: number | null
}

export interface DataExportPartTable {
  user_id: string
  export_id: string
  number: number
  bytes: Buffer
}

export interface OperatorAuditTable {
  id: GeneratedAlways<number>
  at: Moment
  who: string
  verb: string
  options: JsonBodyOfOptions
  outcome: string
}

/** jsonb: the options of an operator's verb, written as JSON text. */
type JsonBodyOfOptions = ColumnType<object, string, never>
