// docs/product/content-desk.md#own-addresses
import type { Edition } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import { expect, test } from 'vitest'
import type { KnownRoute, Readers } from '../../../readers.ts'
import { addressState, type KnownAddresses, linkProblem } from './known-addresses.ts'

const step = '/flows/writing/learning_modules/plan/chapters/start/steps/read'
const hash = 'ab'.repeat(32)
const both = ['study', 'pro'] as const
const everyReader: Readers = { editions: both, access: 'public' }
const known: KnownAddresses = {
  documents: new Map(
    [
      step,
      `/tutorials/reader${step}`,
      '/tutorials/reader/essentials/first',
      '/wellbeing',
      '/wellbeing/breathing',
      '/support/exams',
      '/pages/our-promise',
    ].map((address) => [address, [everyReader]]),
  ),
  flows: new Map([['writing', both]]),
  softwares: new Set(['reader']),
  hasFile: (path) => ['images/scene.svg', 'media/guides/reader.pdf'].includes(path),
  hasUpload: (address) => address === `/api/content_images/${hash}.webp`,
}
const remote = ['/club', '/club/:book', '/files/*', '/resources/new', '/error', '/dashboard/learn/:flowSlug/map'].map(
  (path): KnownRoute => ({ path, ...everyReader }),
)
const stateOf = (address: string, routes?: readonly KnownRoute[]) =>
  addressState(address, { ...known, routes }, everyReader)

const everywhere = `
  / /#connect-block /?from=mail /dashboard/learn /dashboard/learn/ /Dashboard/LEARN /dashboard/learn/writing
  /dashboard/learn/writ%69ng /dashboard/software/reader /dashboard/settings/account /resources
  /resources/reader?from=step#guide /auth/sign-in /favourites/ /wellbeing/breathing /Wellbeing/breathing/
  /support/exams /pages/our-promise ${step} ${step}/?a=1#b ${step.replace('flows', 'Flows')} /favourites${step}
  /tutorials/reader${step} /tutorials/reader/essentials/first
  /dashboard/examschedule/History/2030-01-01/09-00/12-00/3/10/10 /images/scene.svg /images/scen%65.svg
  /media/guides/reader.pdf#page=2 /apps/reading-ruler /apps/reading-ruler/ /apps/reading-ruler?unit=line
  /api/content_images/${hash}.webp https://example.org/any mailto:jo@example.org tel:116123`
test.each(everywhere.trim().split(/\s+/))('%s is known, with and without the registry', (address) => {
  expect([stateOf(address), stateOf(address, remote)]).toEqual(['known', 'known'])
})

// The last are of one person, for one visit, or for content managers.
const nowhere = `
  /resources/nonsense /resources/Reader /dashboard/learn/nonsense /dashboard/software/nonsense /wellbeing/nonsense
  /support/nonsense /pages/nonsense /tutorials/reader/essentials/nonsense /tutorials/mapper${step} ${step}-gone
  ${step.replace('read', 'READ')} /favourites${step}-gone /images/gone.svg /images/Scene.svg /images
  /images/../badges.yaml /images/%2e%2e/badges.yaml /images/.scene.svg /images/% /images/scene.svg/ /apps/gone
  /apps/../../api /media /api/users /api/content_images/${'cd'.repeat(32)}.webp /host/main.js
  /remotes/learn/1.0.0/remote.js /release/status /dashboard/../resources #part http://example.org
  javascript:alert(1) //example.org /\\example.org ${paths.setPassword.href({ resetPasswordToken: 'a' })}
  ${paths.confirmation.href({ confirmationToken: 'a' })} ${paths.openLink.href({ signInToken: 'a' })}
  ${paths.emailChange.href({ emailChangeToken: 'a' })} /auth/institution/link /auth/account-deleted /onboarding
  /onboarding/testimonial /dashboard/content /dashboard/content/page:help /dashboard/content/page:help/preview
  /error /something-went-wrong /Not-Found/`
test.each(nowhere.trim().split(/\s+/))('%s leads nowhere, with and without the registry', (address) => {
  expect([stateOf(address), stateOf(address, remote)]).toEqual(['unknown', 'unknown'])
})

test.each([
  ['/club', 'known'],
  ['/Club/', 'known'],
  ['/club/dune', 'known'],
  ['/files/a/b', 'known'],
  ['/dashboard/learn/writing/map', 'known'],
  ['/dashboard/learn/gone/map', 'unknown'],
  ['/clubs', 'unknown'],
  ['/club/dune/12', 'unknown'],
  ['/dashboard/nonsense', 'unknown'],
  ['/favourites/wellbeing', 'unknown'],
  ['/tutorials/reader', 'unknown'],
  ['/suport', 'unknown'],
])('%s is %s by the registry, and without it no one knows', (address, state) => {
  expect([stateOf(address, remote), stateOf(address)]).toEqual([state, 'unchecked'])
  expect(linkProblem(address, known, everyReader)).toBe(`the link ${address} leads nowhere`)
})

test('a page of a remote is known although our own pattern would want another value there', () => {
  expect(stateOf('/resources/new', remote)).toBe('known')
})

const study = ['study'] as const
const places: KnownAddresses = {
  ...known,
  documents: new Map<string, readonly Readers[]>([
    ['/', [{ editions: study, access: 'public' } as const, { editions: ['pro'], access: 'public' } as const]],
    [step, [{ editions: study, access: 'signed-in' }]],
    ['/wellbeing', [{ editions: study, access: 'wellbeings' }]],
    ['/wellbeing/breathing', [{ editions: both, access: 'student_minds' }]],
  ]),
  flows: new Map<string, readonly Edition[]>([
    ['writing', study],
    ['work', ['pro']],
  ]),
  routes: [
    { path: paths.studyTools.pattern, editions: study, access: 'signed-in' },
    { path: paths.learnFlow.pattern, editions: both, access: 'signed-in' },
    { path: paths.signIn.pattern, editions: both, access: 'signed-out' },
    { path: paths.resources.pattern, editions: study, access: 'public' },
    { path: paths.resources.pattern, editions: ['pro'], access: 'public' },
  ],
}

test.each([
  ['/', both, 'public', 'known'],
  ['/resources', both, 'public', 'known'],
  [step, study, 'signed-in', 'known'],
  [step, both, 'signed-in', 'closed'],
  [`/favourites${step}`, ['pro'], 'signed-in', 'closed'],
  ['/dashboard/learn/writing', study, 'signed-in', 'known'],
  ['/dashboard/learn/writing', both, 'signed-in', 'closed'],
  ['/dashboard/learn/work', study, 'signed-in', 'closed'],
  ['/dashboard/study-tools?tool=exam', study, 'signed-in', 'known'],
  ['/dashboard/study-tools?tool=exam', ['pro'], 'signed-in', 'closed'],
  // A visitor signs in and is there.
  ['/dashboard/study-tools', study, 'public', 'known'],
  ['/auth/sign-in', both, 'public', 'known'],
  ['/auth/sign-in', both, 'signed-in', 'closed'],
  ['/wellbeing', study, 'calm', 'known'],
  ['/wellbeing', study, 'wellbeings', 'known'],
  ['/wellbeing', study, 'signed-in', 'closed'],
  ['/wellbeing/breathing', study, 'student_minds', 'known'],
  ['/wellbeing/breathing', study, 'wellbeings', 'closed'],
  ['/wellbeing/breathing/', study, 'public', 'closed'],
] as const)('%s, linked for %s, %s: %s', (address, editions, access, state) => {
  expect(addressState(address, places, { editions, access })).toBe(state)
})
