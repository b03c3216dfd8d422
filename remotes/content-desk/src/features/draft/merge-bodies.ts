import type { DocumentBody } from '@stepwise/shared/contracts'
import { longestInOrder } from '../difference/longest-in-order.ts'
import { buildKeys, type PartList, partLists } from './part-keys.ts'
import { isSameBody } from './same-body.ts'

interface TwoTexts {
  /** What both texts began from. */
  base: DocumentBody
  mine: DocumentBody
  theirs: DocumentBody
  /** Earlier states of mine that the other text may go on from, because they were sent and not answered. */
  sent?: readonly DocumentBody[]
}

export type Side = 'mine' | 'theirs'

/** A part of the merged text that is not as in mine. */
export interface IncomingPart {
  /** As in part-keys.ts. */
  key: string
  kind: 'added' | 'changed' | 'removed'
}

export interface MergedBody {
  body: DocumentBody
  /** Keys of the parts that both have changed, each in another way. */
  conflicts: string[]
  incoming: IncomingPart[]
  /** Parts that both have are in another order than in mine. */
  isOrderIncoming: boolean
}

/**
 * One text of two that began from the same, part by part: what one side has changed, added, removed or moved is in it. Of a part that
 * both have changed it has the preferred one (docs/product/content-desk.md#both-texts).
 */
export function mergeBodies({ base, mine, theirs, sent = [] }: TwoTexts, preferred: Side = 'mine'): MergedBody {
  const bodies = [base, mine, theirs]
  // A list that is none in one of the texts is a field like any other.
  const merged = partLists.filter((list) => bodies.every((body) => Array.isArray(body[list])))
  const parts = (body: DocumentBody) => splitParts(body, merged)
  const [before, own, others] = [parts(base), parts(mine), parts(theirs)]
  const earlier = [before, ...sent.map(parts)]
  const result: Parts = new Map()
  const conflicts: string[] = []
  for (const key of new Set([...own.keys(), ...others.keys()])) {
    const [one, other] = [own.get(key), others.get(key)]
    const isTheirsOld = earlier.some((text) => isSameBody(text.get(key), other))
    const isConflict = !isTheirsOld && !isSameBody(one, before.get(key)) && !isSameBody(one, other)
    if (isConflict) conflicts.push(key)
    const value = isTheirsOld || (isConflict && preferred === 'mine') ? one : other
    if (value !== undefined) result.set(key, value)
  }
  const orders = merged.map((list) => [list, mergeOrder(list, { base, mine, theirs }, result)] as const)
  const keys = orders.flatMap(([, order]) => order)
  return {
    body: {
      ...Object.fromEntries([...result].filter(([key]) => !keys.includes(key))),
      ...Object.fromEntries(orders.map(([list, order]) => [list, order.map((key) => result.get(key))])),
    },
    conflicts,
    incoming: findIncoming(own, result),
    isOrderIncoming: !isSameBody(
      keys.filter((key) => own.has(key)),
      [...own.keys()].filter((key) => keys.includes(key)),
    ),
  }
}

type Parts = Map<string, unknown>

/** Every part, in its order. */
function splitParts(body: DocumentBody, merged: readonly PartList[]): Parts {
  const fields = Object.entries(body).filter(([name]) => !merged.some((list) => list === name))
  return new Map([...fields, ...merged.flatMap((list) => listItems(body, list))])
}

function listItems(body: DocumentBody, list: PartList): [string, unknown][] {
  const items = Array.isArray(body[list]) ? body[list] : []
  return buildKeys(list, items).map((key, index) => [key, items[index]])
}

/** Their order, in which what I have added or moved stands after what it follows in my text. */
function mergeOrder(list: PartList, bodies: Record<Side | 'base', DocumentBody>, result: Parts): string[] {
  const keys = (side: keyof typeof bodies) => listItems(bodies[side], list).map(([key]) => key)
  const [base, mine, theirs] = [keys('base'), keys('mine'), keys('theirs')]
  const stayed = longestInOrder(
    mine.filter((key) => base.includes(key)),
    base,
  )
  const order = theirs.filter((key) => result.has(key) && (stayed.has(key) || !mine.includes(key)))
  for (const [index, key] of mine.entries()) {
    if (!result.has(key) || order.includes(key)) continue
    const before = mine.slice(0, index).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

function findIncoming(own: Parts, result: Parts): IncomingPart[] {
  const changed = [...result]
    .filter(([key, value]) => !isSameBody(own.get(key), value))
    .map(([key]): IncomingPart => ({ key, kind: own.has(key) ? 'changed' : 'added' }))
  const removed = [...own.keys()].filter((key) => !result.has(key))
  return [...changed, ...removed.map((key): IncomingPart => ({ key, kind: 'removed' }))]
}
