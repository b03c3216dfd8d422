// docs/product/qa.md#panel
import type { ReleaseVersions } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
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
        { version: '1.0.0-bbbbbbbb', build: { builtAt: '2026-11-20T10:00:00Z', author: 'kim' } },
        { version: '1.0.0-aaaaaaaa', build: {} },
      ],
    },
  ],
  previews: [],
}
let answers: Record<string, () => Response>
const asked: [string, unknown][] = []
beforeEach(() => {
  page.reloadPage.mockReset()
  asked.length = 0
  answers = {
    '/release/versions': () => Response.json(versions),
    '/release/override': () => Response.json({ until: '2026-11-22T17:00:00Z' }),
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
  await user.selectOptions(await choice('Learn (learn)'), '1.0.0-bbbbbbbb, 20 Nov 2026, 10:00, kim')
  return user
}
const choice = (label: string) => screen.findByRole('combobox', { name: label })

test('a version, a build of this machine and a state are chosen, and the page is loaded with them', async () => {
  const user = await openWithChoice()
  await user.type(screen.getByLabelText('Builds of this machine'), 'journal@http://localhost:4100')
  await user.selectOptions(await choice('Person'), 'Student who has finished')
  await user.selectOptions(await choice('Fault'), 'Offline')
  await user.selectOptions(await choice('Text size'), '10')
  await user.selectOptions(await choice('For'), '8 hours')
  await user.click(screen.getByRole('button', { name: 'Use these' }))
  const scenario = { person: 'finished', fault: 'offline', textSize: 10 }
  const parts = ['learn@1.0.0-bbbbbbbb', 'journal@http://localhost:4100']
  expect(asked[1]).toEqual(['/release/override', { parts, minutes: 480, scenario }])
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test('a link with the choice and this page is copied, and this browser keeps what it has', async () => {
  answers['/release/override'] = () => Response.json({ until: '2026-11-22T17:00:00Z', link: 'http://localhost/try' })
  const user = await openWithChoice()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('The link is copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/try')
  const body = { parts: ['learn@1.0.0-bbbbbbbb'], minutes: 120, scenario: {}, asLink: true, path: '/' }
  expect(asked[1]).toEqual(['/release/override', body])
  expect(page.reloadPage).not.toHaveBeenCalled()
})

test('nothing chosen is a sentence, and the server is not asked', async () => {
  const user = await open()
  await choice('Learn (learn)')
  await user.click(screen.getByRole('button', { name: 'Use these' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a version of one part at least.')
  expect(asked).toHaveLength(1)
})

test('what the server refuses is shown in its words, and the choice stays', async () => {
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
  expect(screen.queryByLabelText('Builds of this machine')).toBeNull()
  expect(screen.queryByLabelText('Person')).toBeNull()
})

test('versions that cannot be read are told, and asked for again', async () => {
  answers['/release/versions'] = () => new Response('', { status: 502 })
  const user = await open()
  const words = 'The versions could not be read. The server answered with 502. Please try again.'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  answers['/release/versions'] = () => Response.json(versions)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await choice('Learn (learn)')).toBeTruthy()
})
