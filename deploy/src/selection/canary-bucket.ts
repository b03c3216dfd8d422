import { randomInt } from 'node:crypto'
import type { Edition } from '@stepwise/shared/contracts'
import type { Canary } from '@stepwise/shared/contracts/remote'

/** A number from 0 to 99 that the API gives each person, and the gateway visitors while a canary is live. */
export const bucketCookie = (edition: Edition) => `stepwise_bucket_${edition}`

/** The number in a cookie; undefined for none and for anything else. */
export const bucketIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined

export const randomBucket = () => randomInt(100)

/** The canaries that somebody with this number gets. */
export const canariesFor = (canaries: Canary[], bucket: number) => canaries.filter(({ percent }) => bucket < percent)
