import type { AccountEventKind } from '@stepwise/shared/contracts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { formatDevice } from './device.ts'

export interface NewAccountEvent {
  userId: string
  kind: AccountEventKind
  /** Undefined for an operator, of whom no address is kept. */
  request: FastifyRequest | undefined
  /** `person` by default; `operator` without a request. */
  actor?: 'person' | 'somebody'
  /** What belongs to the kind: the way in, a passkey's name, an address, a role. Never a secret. */
  detail?: string
  now: Date
}

/** Writes down that something happened to an account, in the transaction that does it (docs/product/own-account.md#activity). */
export async function recordAccountEvent(
  trx: Database,
  { userId, kind, request, actor, detail, now }: NewAccountEvent,
) {
  await trx
    .insertInto('account_events')
    .values({
      user_id: userId,
      at: now,
      kind,
      actor: request ? (actor ?? 'person') : 'operator',
      address: request?.callerAddress ?? '',
      device: request ? formatDevice(request.headers['user-agent']) : '',
      detail: detail ?? '',
    })
    .execute()
}
