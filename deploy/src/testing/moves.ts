import type { Registry } from '@stepwise/shared/contracts/remote'
import type { Move, Pointer, Store } from '../store/store.ts'

const at = '2026-11-20T10:00:00.000Z'
const host: Registry['host'] = {
  version: '1.0.0',
  edition: 'study',
  sharedVersion: '1.2.0',
  initial: { js: [], css: [] },
  fonts: [],
  sharedModules: {},
  folder: '/host/1.0.0/',
}

/** For tests: the move that makes a host alone live. */
export const moveTo = (promotion: number): Move => ({
  registry: { promotion, promotedAt: at, host, remotes: [] },
  page: `page ${promotion}`,
  record: { promotion, at, who: 'ada', why: 'a test', kind: 'promotion', changes: [] },
})

export const moveOn = (pointer: Pointer) => pointer.move(async (live) => moveTo((live?.promotion ?? 0) + 1))
export const listPromotions = async (pointer: Pointer) => (await pointer.history()).map(({ promotion }) => promotion)

/** For tests: one more promotion of what is live, with these changes. */
export const alterLive = (
  { pointer }: Store,
  { registry = {}, page = 'a page', record = {} }: { [name in keyof Move]?: Partial<Move[name]> },
) =>
  pointer.move(async (live, history) => {
    const last = history.at(-1)
    if (!live || !last) throw new Error('Nothing is live.')
    const promotion = live.promotion + 1
    return { registry: { ...live, ...registry, promotion }, page, record: { ...last, ...record, promotion } }
  })
