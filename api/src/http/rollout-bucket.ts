import { createHash } from 'node:crypto'

/** A number from 0 to 99 that stays the same for a person: of 100 people about one has each (docs/product/wire.md#bucket-cookie). */
export const computeRolloutBucket = (userId: string) =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % 100
