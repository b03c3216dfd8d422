import type { Wellbeing } from '@stepwise/shared/contracts'
import { beforeAll, expect, test } from 'vitest'
import { read, step, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const empty = { steps: [], learning_modules: [], chapters: [], pages: [] }

interface Named {
  name: string
  url: string
}
const names = (list: Named[]) => list.map(({ name }) => name)

async function searchAs(person: Awaited<ReturnType<typeof api.newPerson>>, query: string) {
  const { status, body } = await person.call('GET', `/search?query=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  return body
}

const search = async (query: string) => searchAs(await api.newPerson(), query)

// The fixture's course has few words; these steps have those that people misspell.
beforeAll(async () => {
  const steps = {
    'Planning an essay': '<b>An example.</b>',
    'Your first presentation': 'Calm and lit.',
    'Spaced revision': 'Exams are near.',
    'Reading literature': 'An essay needs sources.',
    'The café': 'Knowledge of essays.',
    'Lit rooms': '',
  }
  const { db } = api.context
  const place = { kind: 'step', flow_id: 'writing', learning_module_name: 'Plan', chapter_name: 'Start' } as const
  const entries = Object.entries(steps).map(([title, body], at) => {
    const id = `writing:plan:start:extra-${at}`
    return { ...place, id, title, body, url: `/extra/${at}`, position: 100 + at }
  })
  await db.insertInto('search_entries').values(entries).execute()
})

test('a result says where it is and links there', async () => {
  const { steps, chapters, learning_modules } = await search('start')
  const ids = chapters.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['exams:before:start', 'writing:plan:start', 'writing:draft:start'])
  const colours = { primary_color: '#6A5ACD', secondary_color: '#ECE9FB', tab_color: '#463A9E' }
  const flow = { ...colours, flow_name: 'Writing', flow_slug: 'writing', learning_module_name: 'Plan' }
  expect(chapters[1]).toEqual({ ...flow, id: 'writing:plan:start', name: 'Start', url: read, line: null })
  expect([steps, learning_modules]).toEqual([[], []])

  const polish = await search('polish')
  expect(polish.steps[0]).toMatchObject({
    url: step('writing/draft/finish/polish'),
    learning_module_name: 'Draft',
    chapter_name: 'Finish',
    software_name: null,
  })
})

test.each([
  ['essey', 'Planning an essay'],
  ['ESAY', 'Planning an essay'],
  ['presanta', 'Your first presentation'],
  ['nolidge', 'The café'],
  ['essays', 'Planning an essay'],
  ['plan essay', 'Planning an essay'],
  ['litrature for my esey', 'Reading literature'],
  ['cafe', 'The café'],
  ['CAFÉ', 'The café'],
])('«%s» finds «%s» first', async (query, name) => {
  expect(names((await search(query)).steps)[0]).toBe(name)
})

test('titles come before texts, and a whole word before the start of one', async () => {
  expect(names((await search('essay')).steps)).toEqual(['Planning an essay', 'Reading literature', 'The café'])
  expect(names((await search('exam')).steps)).toEqual(['Spaced revision', 'Planning an essay'])
})

test('a whole word in a title comes before the start of one there, and both before a whole word in a text', async () => {
  expect(names((await search('lit')).steps)).toEqual(['Lit rooms', 'Reading literature', 'Your first presentation'])
})

test('only the last word may be unfinished', async () => {
  expect(names((await search('exam planning')).steps)).toContain('Spaced revision')
})

test('eight different words of a query count', async () => {
  const nonsense = Array.from({ length: 8 }, (_, at) => `zzz${'q'.repeat(at + 3)}`)
  expect(await search([...nonsense, 'essay'].join(' '))).toEqual(empty)
  expect(names((await search([...nonsense.slice(1), 'essay'].join(' '))).steps)).toContain('Planning an essay')
  expect(names((await search(`${'zzzqqq '.repeat(20)} essay`)).steps)).toContain('Planning an essay')
})

test('a result that its name does not explain has the line of its text', async () => {
  const lines = ({ steps }: { steps: { name: string; line: string | null }[] }) =>
    steps.map(({ name, line }) => [name, line])
  expect(lines(await search('essay'))).toEqual([
    ['Planning an essay', null],
    ['Reading literature', 'An essay needs sources.'],
    ['The café', 'Knowledge of essays.'],
  ])
})

test('results have all words of the query, or any of them when none has all', async () => {
  expect(names((await search('essay sources')).steps)).toEqual(['Reading literature'])
  expect(names((await search('spaced knowledge')).steps).sort()).toEqual(['Spaced revision', 'The café'])
  expect(names((await search('spaced zzzz')).steps)).toEqual(['Spaced revision'])
})

test('stop words count only when there are no other words', async () => {
  expect(names((await search('the')).steps)).toContain('The café')
  expect(names((await search('the sources')).steps)).toEqual(['Reading literature'])
  expect(names((await search('how to do the polish')).steps)[0]).toBe('Polish')
})

test('a module links to its first step that is not done', async () => {
  const person = await api.newPerson()
  expect((await searchAs(person, 'plan')).learning_modules).toMatchObject([{ name: 'Plan', url: read }])
  await person.call('POST', `${read}/complete`)
  expect((await searchAs(person, 'plan')).learning_modules).toMatchObject([{ url: watch }])
})

test('tutorials are found only by people who have chosen their software', async () => {
  const person = await api.newPerson()
  expect((await searchAs(person, 'mapper')).steps).toEqual([])
  expect((await searchAs(person, 'map it')).steps).toEqual([])

  await person.call('POST', '/users/softwares/select', { user: { software_ids: ['mapper', 'reader'] } })
  expect((await searchAs(person, 'mapper')).steps).toMatchObject([
    { name: 'Map it', url: `/tutorials/mapper${read}`, flow_name: 'Writing', software_name: 'Mapper' },
  ])
  expect((await searchAs(person, 'second')).steps).toMatchObject([
    {
      name: 'Second',
      url: '/tutorials/reader/essentials/second',
      flow_name: 'Essentials',
      flow_slug: null,
      primary_color: '#887CD9',
      secondary_color: '#ECE9FB',
      tab_color: '#463A9E',
      software_name: 'Reader',
      chapter_name: null,
    },
  ])
})

test('every result links to a page that exists', async () => {
  const person = await api.newPerson()
  const { steps } = await searchAs(person, 'recap')
  expect(steps).toHaveLength(2)
  for (const { url } of steps) expect((await person.call('GET', url)).status).toBe(200)
})

test('the results of each kind are limited', async () => {
  const { steps, chapters, learning_modules } = await search('e r s p f d w a')
  expect(steps.length).toBeLessThanOrEqual(8)
  expect(chapters.length).toBeLessThanOrEqual(6)
  expect(learning_modules.length).toBeLessThanOrEqual(6)
})

test.each([
  ['nothing', ''],
  ['spaces', '   \t '],
  ['a percent sign', '%'],
  ['quotes', `' " \\ ''`],
  ['operators', '& | ! ( ) <-> :*'],
  ['an emoji', '🎓👩🏽‍🎓'],
  ['half an emoji', '\ud83c'.toWellFormed()],
  ['nonsense', 'zzzzqqq'],
  ['500 letters', 'a'.repeat(500)],
  ['500 letters of two bytes', 'é'.repeat(500)],
  ['250 words', 'q '.repeat(250)],
])('%s finds nothing and breaks nothing', async (_, query) => {
  expect(await search(query)).toEqual(empty)
})

test('SQL in a query is treated as words', async () => {
  await search(`'; drop table search_entries; --`)
  expect(names((await search('essay')).steps)).toContain('Planning an essay')
})

test.each(["'essay'", 'essay%', 'essay:*', '!essay', '(essay', 'essay🎓', '<b>essay</b>'])(
  'signs around a word do not matter: %s',
  async (query) => {
    expect(names((await search(query)).steps)).toContain('Planning an essay')
  },
)

test.each([
  ['too long', `query=${'a'.repeat(501)}`, 'This must have at most 500 characters.'],
  ['none', '', 'This is required.'],
  ['two', 'query=a&query=b', 'This must be text.'],
])('a query that is %s is rejected with a message', async (_, query, message) => {
  const { call } = await api.newPerson()
  expect(await call('GET', `/search?${query}`)).toMatchObject({ status: 422, body: { errors: { query: [message] } } })
})

test('a NUL character is rejected with a message', async () => {
  const { call } = await api.newPerson()
  expect((await call('GET', '/search?query=a%00b')).status).toBe(422)
})

test('pages are found by those who may read them', async () => {
  const urls = async (wellbeings: Wellbeing[], query: string) => {
    const { pages } = await searchAs(await api.newPerson({ wellbeings }), query)
    return pages.map(({ url }: Named) => url)
  }
  expect(await urls([], 'support')).toContain('/support')
  expect(await urls([], 'resources')).toContain('/resources')
  expect(await urls([], 'alone')).toEqual([])
  expect(await urls(['calm'], 'alone')).toEqual([])
  expect(await urls(['support_contacts'], 'alone')).toEqual(['/wellbeing/contacts'])
  expect(await urls(['calm'], 'wellbeing')).toContain('/wellbeing')
})
