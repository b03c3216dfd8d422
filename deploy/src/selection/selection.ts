import { cookieName } from '@stepwise/shared/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ReleaseError } from '../errors.ts'
import { formatPartVersion } from '../release/part.ts'
import type { ServedStore } from '../store/store.ts'
import { type Choice, chosenSets } from './chosen-sets.ts'
import { livePointer, type SetContent } from './live-pointer.ts'
import { localOrigin } from './local-build.ts'
import { type Override, readOverride } from './override-token.ts'
import { canariesFor, rolloutBucketCookie, rolloutBucketIn, rolloutBucketOfVisitor } from './rollout-bucket.ts'

export interface SelectionSettings {
  store: ServedStore
  isProduction: boolean
  /** Without it there are no overrides. */
  releaseSecret?: string | undefined
  /** The product's address as people know it; the request's without one. */
  publicOrigin?: string | undefined
  /** Further scripts of every page, in development. */
  pageScripts?: string[] | undefined
}

/**
 * The set for a request. `isShared`: everyone gets it who has no cookie that says otherwise. `bucket`: while there are canaries, the number of
 * the person by which it was chosen.
 */
export type Selected = SetContent & { isShared: boolean; bucket?: number | 'visitor' }

export type SetSelection = ReturnType<typeof setSelection>

/** Decides for each request which set it is (docs/decisions/022-version-set-per-visit.md). */
export function setSelection(settings: SelectionSettings) {
  const { store, isProduction, releaseSecret, publicOrigin, pageScripts = [] } = settings
  const live = livePointer(store.pointer)
  const sets = chosenSets({ files: store.files, pageScripts, allowsLocalBuilds: !isProduction })
  const resolveOrigin = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction } as const

  const overrideCookie = ({ registry }: SetContent) =>
    cookieName(`stepwise_override_${registry.host.edition}`, isProduction)

  /** What a cookie chooses; an override that is over or that no one here has made is taken back. */
  function findOverride(request: FastifyRequest, reply: FastifyReply, present: SetContent): Override | undefined {
    const token = request.cookies[overrideCookie(present)]
    if (token === undefined || !releaseSecret) return undefined
    const place = { origin: resolveOrigin(request), edition: present.registry.host.edition }
    const { outcome, override } = readOverride(token, releaseSecret, place)
    if (outcome === 'valid') return override
    // Servers on several ports of one machine share their cookies: another's is not ours to take back.
    if (outcome !== 'elsewhere') clear(reply, present)
    return undefined
  }

  const clear = (reply: FastifyReply, present: SetContent) =>
    void reply.clearCookie(overrideCookie(present), cookieOptions)

  function keep(reply: FastifyReply, present: SetContent, token: string, until: Date) {
    const maxAge = Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))
    reply.setCookie(overrideCookie(present), token, { ...cookieOptions, maxAge })
  }

  /** Undefined: nothing is live yet. Throws a {@link ReleaseError} when a build of this machine that was chosen does not answer. */
  async function select(request: FastifyRequest, reply: FastifyReply): Promise<Selected | undefined> {
    const present = await live()
    if (!present) return undefined
    const override = findOverride(request, reply, present)
    if (override) {
      const chosen = await sets.of(present, toChoice(override)).catch((error) => {
        if (override.parts.some(localOrigin)) throw error
        // A version is no longer in the store, or no longer fits.
        return expected(error)
      })
      if (chosen) return { ...chosen, isShared: false }
      clear(reply, present)
    }
    return bucketSet(request, present)
  }

  async function bucketSet(request: FastifyRequest, present: SetContent): Promise<Selected> {
    const { canaries = [], host } = present.registry
    if (canaries.length === 0) return { ...present, isShared: true }
    const known = rolloutBucketIn(request.cookies[rolloutBucketCookie(host.edition, isProduction)])
    const bucket = known ?? rolloutBucketOfVisitor(request.ip, request.headers['user-agent'] ?? '')
    const parts = canariesFor(canaries, bucket).map(formatPartVersion)
    const chosen = parts.length > 0 && (await sets.of(present, { kind: 'canary', parts }).catch(expected))
    return { ...(chosen || present), isShared: false, bucket: known ?? 'visitor' }
  }

  return { live, select, resolveOrigin, findOverride, keep, clear, setOf: sets.of }
}

export const toChoice = ({ kind, parts, until, scenario }: Override): Choice => ({
  kind,
  parts,
  until,
  ...(scenario && { scenario }),
})

/** The live set is right for everyone: a set that cannot be made costs no one their page. */
function expected(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error
  console.error(`A chosen set cannot be shown: ${error.message}`)
}
