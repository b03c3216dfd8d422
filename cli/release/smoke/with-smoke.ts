import type { PartVersion } from '@stepwise/deploy'
import { ReleaseError, StaleSetError, TemporaryError } from '@stepwise/deploy/errors'
import { developmentCode } from '../../launch/development-code.ts'
import { type Context, textOption, type VerbOption } from '../verb.ts'

/** The smoke is left out in an emergency. */
export const smokeOptions = {
  'no-smoke': { type: 'string', help: ['"why"', 'without opening its pages in a browser; the history says why'] },
} satisfies Record<string, VerbOption>

const mostTries = 3

/** Tries once more when the machine was too busy to judge. */
export async function unlessBusy<T>(look: () => Promise<T>, log: (line: string) => void): Promise<T> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof TemporaryError)) throw error
    log('The machine was too busy to judge: trying again.')
    return look()
  }
}

interface Steps {
  /** Throws when the gate refuses the versions: that takes a second, and the smoke many. */
  assertPromotable: () => Promise<void>
  release: (tried: { checkedWith: number; triedWith?: number; note?: string }) => Promise<void>
}

/**
 * Tries versions in a browser and then releases them. When another host or another version of theirs becomes live meanwhile, they are tried
 * again with that. Throws a {@link ReleaseError} with every problem that the checks or the smoke found.
 */
export async function withSmoke(
  { store, settings, log, options }: Context,
  versions: PartVersion[],
  { assertPromotable, release }: Steps,
): Promise<void> {
  const why = textOption(options, 'no-smoke')
  if (why === '') throw new ReleaseError(['Say why to skip the smoke: --no-smoke "why".'])
  const livePromotion = async () => (await store.pointer.read())?.promotion ?? 0
  if (why !== undefined) {
    const checkedWith = await livePromotion()
    await assertPromotable()
    return release({ checkedWith, note: `No smoke: ${why}` })
  }
  const { smoke } = await developmentCode(() => import('./smoke.ts'), {
    what: 'The smoke, which opens pages in a browser,',
    instead: ['In an emergency: --no-smoke "why".'],
  })
  for (let tries = 1; ; tries++) {
    const triedWith = await livePromotion()
    await assertPromotable()
    const found = await unlessBusy(() => smoke({ store, settings, versions, log }), log)
    if (found.length > 0) throw new ReleaseError(found)
    try {
      return await release({ checkedWith: triedWith, triedWith })
    } catch (error) {
      if (!(error instanceof StaleSetError) || tries === mostTries) throw error
      log('Another release went live in the meantime: trying again with it.')
    }
  }
}
