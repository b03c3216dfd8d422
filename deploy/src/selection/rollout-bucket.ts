import { createHash } from 'node:crypto'
import type { Edition } from '@stepwise/shared/contracts'
import type { Canary } from '@stepwise/shared/contracts/remote'
import { cookieName } from '@stepwise/shared/server'

/** A number from 0 to 99 that the API gives each person. */
export const rolloutBucketCookie = (edition: Edition, isProduction: boolean) =>
  cookieName(`stepwise_bucket_${edition}`, isProduction)

/** The number in a cookie; undefined for none and for anything else. */
export const rolloutBucketIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined

/** The number of a visitor, from their address and browser: nothing is stored on a device before someone signs in. */
export const rolloutBucketOfVisitor = (address: string, browser: string) =>
  createHash('sha256').update(`${address} ${browser}`).digest().readUInt32BE() % 100

/** The canaries that someone with this number gets. */
export const canariesFor = (canaries: Canary[], bucket: number) => canaries.filter(({ percent }) => bucket < percent)
