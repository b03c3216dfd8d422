import { CallError } from '@stepwise/shared/http'
import { aHighlight, aStep, aUser, recordAnnouncements, signedInScope } from '@stepwise/shared/testing'
import { allSettled, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $colourNames,
  $failedChange,
  $highlights,
  $removed,
  changeRetried,
  colourRenamed,
  highlightRecoloured,
  highlightRemoved,
  highlightsShown,
  loadHighlightsFx,
  recolourFx,
  removalUndone,
  removeFx,
  renameFx,
  textMarked,
} from './highlights.model.ts'
import { createHighlight } from './pending-highlight.ts'
import { highlightsOutbox } from './unsaved-highlights.model.ts'

const saved = aHighlight()
const marked = createHighlight(aStep(), 'blue', { quote: 'well', prefix: 'Sleep', suffix: '.', startOffset: 5 })
const offline = () => Promise.reject(new CallError({ kind: 'network' }))
const refused = (msg: string) => () =>
  Promise.reject(new CallError({ kind: 'http', status: 422, errors: {}, message: msg } as never))

interface Setting {
  send?: () => unknown
  remove?: () => unknown
}

async function open({ send, remove }: Setting = {}) {
  const sent = vi.fn(send ?? (() => ({ highlight: aHighlight({ id: 'new', colour: 'blue', quote: 'well' }) })))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadHighlightsFx, () => ({ highlights: [saved], names: [{ colour: 'pink', name: 'Ask Ana' }] })],
      [highlightsOutbox.sendFx, sent],
      [recolourFx, ({ colour }) => ({ highlight: { ...saved, colour } })],
      [removeFx, remove ?? (() => undefined)],
      [renameFx, ({ colour, name }) => ({ names: [{ colour, name }] })],
    ],
  })
  const said = recordAnnouncements(scope)
  await allSettled(highlightsShown, { scope })
  return { scope, sent, said }
}
const shown = (scope: Scope) => scope.getState($highlights).map(({ key, colour, state }) => [key, colour, state])

test('a highlight is shown at once, and saved', async () => {
  const { scope, sent, said } = await open()
  await allSettled(textMarked, { scope, params: marked })
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: marked }))
  expect(shown(scope)).toEqual([
    ['new', 'blue', 'saved'],
    ['highlight-1', 'yellow', 'saved'],
  ])
  expect(said).toEqual(['Highlight saved'])
})

test('a highlight that the server refuses stays, with the reason', async () => {
  const { scope } = await open({ send: refused('You have 1,000 highlights.') })
  await allSettled(textMarked, { scope, params: marked })
  expect(scope.getState($highlights)[0]).toMatchObject({ quote: 'well', saved: null, state: 'rejected' })
})

test('a colour is changed, and has the name that the person gives it', async () => {
  const { scope, said } = await open()
  expect(scope.getState($colourNames)).toMatchObject({ yellow: 'Important', pink: 'Ask Ana' })
  await allSettled(highlightRecoloured, { scope, params: { id: saved.id, colour: 'pink' } })
  expect(shown(scope)).toEqual([['highlight-1', 'pink', 'saved']])
  await allSettled(colourRenamed, { scope, params: { colour: 'green', name: 'Exam' } })
  expect(scope.getState($colourNames)).toMatchObject({ green: 'Exam', pink: 'Quote' })
  expect(said).toEqual(['Colour changed', 'Name saved'])
})

test('a removed highlight can be had back', async () => {
  const { scope, sent } = await open()
  await allSettled(highlightRemoved, { scope, params: saved })
  expect(shown(scope)).toEqual([])
  expect(scope.getState($removed)).toEqual([saved])
  await allSettled(removalUndone, { scope, params: saved })
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ payload: expect.objectContaining({ quote: 'Sleep well', colour: 'yellow' }) }),
  )
  expect(scope.getState($removed)).toEqual([])
})

test('a removal that fails keeps the highlight, and can be tried again', async () => {
  const remove = vi.fn<() => unknown>().mockImplementationOnce(offline)
  const { scope } = await open({ remove })
  await allSettled(highlightRemoved, { scope, params: saved })
  expect(shown(scope)).toHaveLength(1)
  expect(scope.getState($failedChange)).toMatchObject({ kind: 'remove', message: expect.any(String) })
  await allSettled(changeRetried, { scope })
  expect(remove).toHaveBeenCalledTimes(2)
  expect(shown(scope)).toEqual([])
  expect(scope.getState($failedChange)).toBeNull()
})
