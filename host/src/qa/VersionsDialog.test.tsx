// docs/product/qa.md#panel
import type { Preview, ReleaseVersions, VersionChanges } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import VersionsDialog from './VersionsDialog.tsx'

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }))
vi.mock('../reload-page.ts', () => page)

const versions: ReleaseVersions = {
  canChoose: true,
  allowsLocalBuilds: true,
  parts: [
    {
      part: 'learn',
      title: 'Learn',
      live: '1.0.0-aaaaaaaa',
      versions: [
        {
          version: '1.0.0-bbbbbbbb',
          build: {
            builtAt: '2026-11-20T10:00:00Z',
            author: 'kim',
            changes: ['feat(learn): let notes be pinned', 'fix(learn): the order'],
          },
        },
        { version: '1.0.0-aaaaaaaa', build: {} },
      ],
    },
  ],
  previews: [],
}
const changes: VersionChanges = {
  live: '1.0.0-aaaaaaaa',
  routes: { added: ['/learn/new'], removed: [], changed: ['/learn (access: signed-in → public)'] },
  menu: { added: [], removed: ['Learn'], changed: [] },
  slots: { added: [], removed: [], changed: [] },
  sizes: [
    { what: 'page home', live: 3140, version: 3456 },
    { what: 'entry', live: 3140, version: 3141 },
  ],
  pages: [
    { page: 'list', path: '/learn/all', person: '', picture: '/new.png' },
    { page: 'home', path: '/learn', person: 'student', picture: '/b.png', livePicture: '/a.png', difference: 0.1234 },
  ],
}
let answers: Record<string, () => Response>
const changesAddress = '/release/changes?of=learn%401.0.0-bbbbbbbb'
const asked: [string, unknown][] = []
const choices = () => asked.filter(([path]) => path === '/release/override')
beforeEach(() => {
  page.reloadPage.mockReset()
  asked.length = 0
  answers = {
    '/release/versions': () => Response.json(versions),
    '/release/override': () => Response.json({ until: '2026-11-22T17:00:00Z' }),
    [changesAddress]: () => Response.json(changes),
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push([path, body && JSON.parse(body)])
    return answers[path]?.()
  })
})

async function open() {
  renderPart(<VersionsDialog opened onClose={() => {}} />, { scope: await signedInScope(aUser({ role: 'qa' })) })
  await screen.findByRole('dialog', { name: 'Choose versions' })
  return userEvent.setup()
}
/** The dialog, in which a version of Learn is chosen. */
async function openWithChoice() {
  const user = await open()
  await user.selectOptions(
    await choice('Learn (learn)'),
    'feat(learn): let notes be pinned, 1.0.0-bbbbbbbb, kim, 20 Nov 2026, 10:00',
  )
  return user
}
const choice = (label: string) => screen.findByRole('combobox', { name: label })

test('a version, a build of this machine and a state are chosen, and the page is loaded with them', async () => {
  const user = await openWithChoice()
  await user.type(screen.getByLabelText('Builds on this machine'), 'journal@http://localhost:4100')
  await user.selectOptions(await choice('Person'), 'Student who has finished')
  await user.selectOptions(await choice('Fault'), 'Offline')
  await user.selectOptions(await choice('Text size'), '10')
  await user.selectOptions(await choice('For'), '8 hours')
  await user.click(screen.getByRole('button', { name: 'Use these' }))
  const scenario = { person: 'finished', fault: 'offline', textSize: 10 }
  const parts = ['learn@1.0.0-bbbbbbbb', 'journal@http://localhost:4100']
  expect(choices()).toEqual([['/release/override', { parts, minutes: 480, scenario }]])
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test('a link with the choice and this page is copied, and this browser keeps what it has', async () => {
  answers['/release/override'] = () => Response.json({ until: '2026-11-22T17:00:00Z', link: 'http://localhost/try' })
  const user = await openWithChoice()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('The link has been copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/try')
  const body = { parts: ['learn@1.0.0-bbbbbbbb'], minutes: 120, scenario: {}, asLink: true, path: '/' }
  expect(choices()).toEqual([['/release/override', body]])
  expect(page.reloadPage).not.toHaveBeenCalled()
})

test('a link can be for some kinds of account, and is listed with the others that work', async () => {
  const preview: Preview = {
    parts: ['learn@1.0.0-bbbbbbbb'],
    by: 'kim',
    until: '2026-11-27T10:00:00Z',
    link: 'http://localhost/preview',
    accounts: ['student', 'qa'],
  }
  answers['/release/override'] = () => {
    answers['/release/versions'] = () => Response.json({ ...versions, previews: [preview] })
    return Response.json({ until: '2026-11-27T10:00:00Z', link: 'http://localhost/try' })
  }
  const user = await openWithChoice()
  const group = screen.getByRole('group', { name: 'Who may open the link' })
  await user.click(within(group).getByRole('checkbox', { name: 'Learners' }))
  await user.click(within(group).getByRole('checkbox', { name: 'QA' }))
  expect(screen.queryByRole('heading', { name: 'Preview addresses' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const list = await screen.findByRole('region', { name: 'Preview addresses' })
  expect(choices()[0]?.[1]).toMatchObject({ asLink: true, accounts: ['student', 'qa'] })
  expect(list.textContent).toContain('Made by kim. Works until 27 Nov, 10:00. For: Learners, QA.')
  await user.click(within(list).getByRole('button', { name: 'Copy address of learn@1.0.0-bbbbbbbb' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/preview')
  expect(((await choice('Learn (learn)')) as HTMLSelectElement).value).toBe('1.0.0-bbbbbbbb')
})

test('a chosen version says what it changes, by whom, and shows its pages beside the live ones', async () => {
  await openWithChoice()
  const section = await screen.findByRole('region', { name: 'What learn 1.0.0-bbbbbbbb changes' })
  await within(section).findByRole('heading', { level: 4, name: 'Learn list' })
  expect(within(section).getByText('By kim, 20 Nov 2026, 10:00.')).toBeTruthy()
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'feat(learn): let notes be pinned',
    'fix(learn): the order',
    'New addresses: /learn/new.',
    'Changed addresses: /learn (access: signed-in → public).',
    'Removed menu entries: Learn.',
    'Page home: 3.1\u00A0kB → 3.5\u00A0kB.',
  ])
  expect(within(section).getByText('/learn/all. The live version has no picture of it.')).toBeTruthy()
  expect(within(section).getByText('/learn. 12.3 % of the picture differs.')).toBeTruthy()
  const pictures = within(section).getAllByRole('img') as HTMLImageElement[]
  expect(pictures.map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
    ['Learn list, this version', '/new.png'],
    ['Learn home, as student, this version', '/b.png'],
    ['Learn home, as student, live version', '/a.png'],
  ])
  expect(within(section).getByRole('link', { name: 'Learn list, this version (opens in a new tab)' })).toBeTruthy()
})

test('changes that cannot be read are reported, and asked for again', async () => {
  answers[changesAddress] = () => new Response('', { status: 502 })
  const user = await openWithChoice()
  const words = 'The changes could not be loaded. The server answered with 502. Please try again.'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  answers[changesAddress] = () => Response.json({ ...changes, live: null, pages: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No version of it is live yet: everything is new.')).toBeTruthy()
  expect(screen.getByText('There are no pictures of its pages.')).toBeTruthy()
})

test('nothing chosen is a sentence, and the server is not asked', async () => {
  const user = await open()
  await choice('Learn (learn)')
  await user.click(screen.getByRole('button', { name: 'Use these' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a version of at least one part.')
  expect(asked).toHaveLength(1)
})

test('a refusal of the server is shown in its words, and the choice stays', async () => {
  answers['/release/override'] = () => Response.json({ msg: 'learn@2 is not in the store.' }, { status: 422 })
  const user = await openWithChoice()
  await user.click(screen.getByRole('button', { name: 'Use these' }))
  expect((await screen.findByRole('alert')).textContent).toBe('learn@2 is not in the store.')
  expect(((await choice('Learn (learn)')) as HTMLSelectElement).value).toBe('1.0.0-bbbbbbbb')
  expect(page.reloadPage).not.toHaveBeenCalled()
})

test('in production there are no builds of this machine and no demo accounts', async () => {
  answers['/release/versions'] = () => Response.json({ ...versions, allowsLocalBuilds: false })
  await open()
  await choice('Theme')
  expect(screen.queryByLabelText('Builds on this machine')).toBeNull()
  expect(screen.queryByLabelText('Person')).toBeNull()
})

test('a failure to load the versions is shown, and they can be requested again', async () => {
  answers['/release/versions'] = () => new Response('', { status: 502 })
  const user = await open()
  const words = 'The versions could not be loaded. The server answered with 502. Please try again.'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  answers['/release/versions'] = () => Response.json(versions)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await choice('Learn (learn)')).toBeTruthy()
})
