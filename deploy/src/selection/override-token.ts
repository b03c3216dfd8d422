import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Edition, editionSchema } from '@stepwise/shared/contracts/edition'
import { accountKindSchema } from '@stepwise/shared/contracts/release'
import { scenarioSchema } from '@stepwise/shared/contracts/remote'
import { z } from 'zod'

/** A cookie may have 4096 bytes with its name and attributes. */
export const maxTokenLength = 3500

const overrideSchema = z.object({
  kind: z.enum(['override', 'standalone']),
  /** Versions such as `learn@1.0.0-ab12cd34`, or builds of this machine such as `learn@http://localhost:4100`. */
  parts: z.array(z.string()).min(1).max(20),
  /** The address that it is for, such as `http://localhost:4000`. */
  origin: z.string(),
  edition: editionSchema,
  issued: z.iso.datetime(),
  until: z.iso.datetime(),
  by: z.string(),
  scenario: scenarioSchema.optional(),
  path: z.string().optional(),
  /** Who may open the link; everyone without it. */
  accounts: z.array(accountKindSchema).optional(),
})
/** Other versions than the live ones for one browser. */
export type Override = z.infer<typeof overrideSchema>

interface Place {
  origin: string
  edition: Edition
}
export type TokenReading =
  | { outcome: 'valid' | 'expired' | 'elsewhere'; override: Override }
  | { outcome: 'forged'; override?: undefined }

/** An override as text that only those who know the secret can make. It is not a secret itself. Throws when it would not fit a cookie. */
export function signOverride(override: Override, secret: string): string {
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url')
  const token = `${payload}.${signPayload(payload, secret)}`
  if (token.length > maxTokenLength)
    throw new Error('That is too much for one link: name fewer parts, or use a shorter path.')
  return token
}

/** The address that chooses what a token says for whoever opens it. */
export const overrideLink = (origin: string, token: string) => `${origin}/release/override?token=${token}`

/** Reads a token as a server at this place may: `elsewhere` is for another address or edition. */
export function readOverride(token: string, secret: string, place: Place, now = new Date()): TokenReading {
  const override = signedContent(token, secret)
  if (!override) return { outcome: 'forged' }
  if (override.origin !== place.origin || override.edition !== place.edition) return { outcome: 'elsewhere', override }
  return { outcome: new Date(override.until) <= now ? 'expired' : 'valid', override }
}

function signedContent(token: string, secret: string): Override | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (token.length > maxTokenLength || rest.length > 0) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signPayload(payload, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  try {
    return overrideSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** What it is for is part of what is signed: nothing that is signed for another purpose can be an override. */
const signPayload = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`override.${payload}`).digest('base64url')
