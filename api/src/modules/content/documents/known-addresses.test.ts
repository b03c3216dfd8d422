// docs/product/content-desk.md#own-addresses
import { paths } from '@stepwise/shared/routing/paths'
import { expect, test } from 'vitest'
import { addressState, isKnownAddress, type KnownAddresses } from './known-addresses.ts'

const step = '/flows/writing/learning_modules/plan/chapters/start/steps/read'
const hash = 'ab'.repeat(32)
const known: KnownAddresses = {
  documents: new Set([
    step,
    `/tutorials/reader${step}`,
    '/tutorials/reader/essentials/first',
    '/wellbeing',
    '/wellbeing/breathing',
    '/support/exams',
    '/pages/our-promise',
  ]),
  flows: new Set(['writing']),
  softwares: new Set(['reader']),
  hasFile: (path) => ['images/scene.svg', 'media/guides/reader.pdf', 'apps/tryout/index.html'].includes(path),
  hasUpload: (address) => address === `/api/content_images/${hash}.webp`,
}
const remote = ['/club', '/club/:book', '/files/*', '/resources/new', '/error', '/dashboard/learn/:flowSlug/map']
const stateOf = (address: string, routes?: readonly string[]) => addressState(address, { ...known, routes })

const everywhere = `
  / /#connect-block /?from=mail /dashboard/learn /dashboard/learn/ /Dashboard/LEARN /dashboard/learn/writing
  /dashboard/learn/writ%69ng /dashboard/software/reader /dashboard/settings/account /resources
  /resources/reader?from=step#guide /auth/sign-in /favourites/ /wellbeing/breathing /Wellbeing/breathing/
  /support/exams /pages/our-promise ${step} ${step}/?a=1#b ${step.replace('flows', 'Flows')} /favourites${step}
  /tutorials/reader${step} /tutorials/reader/essentials/first
  /dashboard/examschedule/History/2030-01-01/09-00/12-00/3/10/10 /images/scene.svg /images/scen%65.svg
  /media/guides/reader.pdf#page=2 /apps/tryout /apps/tryout/ /apps/tryout/index.html
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
])('%s is %s by the registry, and without it nobody knows', (address, state) => {
  expect([stateOf(address, remote), stateOf(address)]).toEqual([state, 'unchecked'])
  expect(isKnownAddress(address, known)).toBe(false)
})

test('a page of a remote is known although our own pattern would want another value there', () => {
  expect(stateOf('/resources/new', remote)).toBe('known')
})
