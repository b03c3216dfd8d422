import type { Edition } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('everyone gets the software by chip, and all of it', async () => {
  const { status, body } = await api.visitor('GET', '/resources')
  expect(status).toBe(200)
  const chips = { all: 'All', readers: 'Readers', maps: 'Maps', specialist: 'Specialist' }
  expect(body.chip_items).toEqual(Object.entries(chips).map(([value, name]) => ({ name, value })))
  const lists = Object.entries(body.softwares as Record<string, { slug: string }[]>)
  const slugs = lists.map(([chip, list]) => [chip, list.map(({ slug }) => slug).join()])
  const expected = { readers: 'reader', maps: 'mapper', specialist: 'loner', all: 'reader,mapper,loner' }
  expect(Object.fromEntries(slugs)).toEqual(expected)
  const about = { slug: 'reader', name: 'Reader', description: 'Reader helps.', image: '/images/scene.svg' }
  const links = { guide_link: '/media/guides/reader.pdf', website: 'https://reader.test', group: 'readers' }
  const video = { video: 'clip', video_subtitle: '/media/videos/clip/captions.vtt' }
  expect(body.softwares.all[0]).toEqual({ ...about, ...links, ...video })
  expect(body.softwares.specialist[0]).toMatchObject({ guide_link: '', website: '', video: '', video_subtitle: '' })
})

test('a software comes with its first essential', async () => {
  const { status, body } = await api.visitor('GET', '/resources/reader')
  expect(status).toBe(200)
  const essential = { name: 'First', tip: '', video: 'clip', minutes: 1 }
  const counts = { essentials_count: 2, strategies_count: 2 }
  expect(body.software).toMatchObject({ slug: 'reader', name: 'Reader', essential, ...counts })
  expect(body.software.essential.text).toContain('<em>text</em>')
})

test('software without essentials has no preview, and unknown or retired software is not there', async () => {
  const none = { essential: null, essentials_count: 0, strategies_count: 0 }
  expect((await api.visitor('GET', '/resources/loner')).body.software).toMatchObject(none)
  expect((await api.visitor('GET', '/resources/mapper')).body.software).toMatchObject({ strategies_count: 1 })
  const missing = { status: 404, body: { errors: {}, msg: 'We could not find this software.' } }
  expect(await api.visitor('GET', '/resources/nothing')).toMatchObject(missing)
  const retire = (retired_at: Date | null) =>
    api.context.db.updateTable('softwares').set({ retired_at }).where('slug', '=', 'mapper').execute()
  await retire(new Date())
  expect(await api.visitor('GET', '/resources/mapper')).toMatchObject(missing)
  const { softwares, chip_items } = (await api.visitor('GET', '/resources')).body
  expect(Object.keys(softwares)).toEqual(['readers', 'specialist', 'all'])
  expect(chip_items).toHaveLength(3)
  await retire(null)
})

test('a browser that has it gets a 304', async () => {
  for (const url of ['/api/resources', '/api/resources/reader']) {
    const { headers } = await api.app.inject({ url })
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('only the strategies of the edition count', async () => {
  const counted = async () => (await api.visitor('GET', '/resources/reader')).body.software.strategies_count
  const teach = (editions: Edition[]) =>
    api.context.db.updateTable('flows').set({ editions }).where('id', '=', 'exams').execute()
  expect(await counted()).toBe(2)
  await teach(['pro'])
  expect(await counted()).toBe(1)
  await teach(['study', 'pro'])
})
