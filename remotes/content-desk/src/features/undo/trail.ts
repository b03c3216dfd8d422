import type { DocumentBody } from '@stepwise/shared/contracts'
import { mergeBodies } from '../draft/merge-bodies.ts'
import { isRecord, isSameBody } from '../draft/same-body.ts'

/** A state of the whole text. */
export interface Step {
  body: DocumentBody
  /** The revision that it goes on from. */
  base: number
}

/** The states that the text in the form had, and those that were undone, the nearest last in both. */
export interface Trail {
  current: Step
  past: readonly Step[]
  future: readonly Step[]
  /** The field that is being typed in, so that a word is one step; null after any other change. */
  typing: { field: string; at: number } | null
}

/** No more steps than these are kept, and no more characters. */
const mostSteps = 100
const mostCharacters = 500_000
/** A pause of this many ms begins a new step. */
const pauseMs = 1500

export const newTrail = (current: Step): Trail => ({ current, past: [], future: [], typing: null })

/** The text after a change of the person. */
export function addStep(trail: Trail, next: Step, at = Date.now()): Trail {
  if (isSameBody(trail.current.body, next.body)) return { ...trail, current: next }
  const field = trail.current.base === next.base ? findTypedField(trail.current.body, next.body) : null
  const goesOn = trail.typing !== null && field === trail.typing.field && at - trail.typing.at < pauseMs
  return {
    current: next,
    past: goesOn ? trail.past : bounded([...trail.past, trail.current]),
    future: [],
    typing: field === null ? null : { field, at },
  }
}

/** Another text that Undo leads to: it gave way to the one in the form. */
export const addAside = (trail: Trail, body: DocumentBody): Trail => ({
  ...trail,
  past: bounded([...trail.past, { ...trail.current, body }]),
  typing: null,
})

export function undo({ current, past, future }: Trail): Trail | null {
  const last = past.at(-1)
  return last ? { current: last, past: past.slice(0, -1), future: [...future, current], typing: null } : null
}

export function redo({ current, past, future }: Trail): Trail | null {
  const next = future.at(-1)
  return next ? { current: next, past: [...past, current], future: future.slice(0, -1), typing: null } : null
}

/** What others have changed comes into every state, so that Undo takes back only what was written here. */
export function addIncoming(
  trail: Trail,
  { before, after, base }: { before: DocumentBody; after: DocumentBody; base: number },
): Trail {
  const add = (step: Step): Step => ({
    base: step.base === trail.current.base ? base : step.base,
    body: mergeBodies({ base: before, mine: step.body, theirs: after }).body,
  })
  return { current: { body: after, base }, past: trail.past.map(add), future: trail.future.map(add), typing: null }
}

/** What was published from here: the states before it go on from it. */
export function goOnFrom(trail: Trail, base: number): Trail {
  const move = (step: Step): Step => (step.base === trail.current.base ? { ...step, base } : step)
  return { ...trail, current: move(trail.current), past: trail.past.map(move), future: trail.future.map(move) }
}

function bounded(steps: readonly Step[]): readonly Step[] {
  let characters = 0
  const kept = steps.slice(-mostSteps).findLastIndex(({ body }) => {
    characters += JSON.stringify(body).length
    return characters > mostCharacters
  })
  return steps.slice(-mostSteps).slice(kept + 1)
}

/** Where a key was typed: the one field of which a character or two have changed; null when it was another change. */
function findTypedField(before: DocumentBody, after: DocumentBody): string | null {
  const fields = changedFields(before, after, '')
  const [only] = fields
  if (fields.length !== 1 || !only) return null
  const { path, from, to } = only
  return typeof from === 'string' && typeof to === 'string' && Math.abs(from.length - to.length) <= 2 ? path : null
}

interface ChangedField {
  path: string
  from: unknown
  to: unknown
}

function changedFields(from: unknown, to: unknown, path: string): ChangedField[] {
  if (from === to || isSameBody(from, to)) return []
  if (!isRecord(from) || !isRecord(to) || Object.keys(from).join() !== Object.keys(to).join()) {
    return [{ path, from, to }]
  }
  return Object.keys(to).flatMap((key) => changedFields(from[key], to[key], `${path}/${key}`))
}
