// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { allSettled, type Effect, type EventCallable, fork, type StoreWritable } from 'effector'
import { expect, test, vi } from 'vitest'

// docs/product/accounts.md#nothing-of-a-person-stays. Every store of the browser's code is filled while someone is signed in, and
// must be empty after `signedOut`. Stores are found by running all files that can create one, so there is no list to keep.

/** What a sign-out does not empty: a store, or all stores of a file. */
const exceptions: Record<string, string> = {
  'host/src/consent/chat.ts': 'a script that has been loaded stays in the page',
  'host/src/consent/consent.model.ts': 'the choices of this device; those about the chat have the person’s id',
  'host/src/consent/page-view.ts': 'the page that is shown, whoever is signed in',
  'host/src/consent/send-page-views.ts': 'the page view that was sent last',
  'host/src/connection/connection.model.ts': 'the network is lost or there, whoever is signed in',
  'host/src/qa/scenario.model.ts': 'the state in which this page is tested, whoever is signed in',
  'host/src/session/sign-out.model.ts $hasSignedOut': 'says that there was a sign-out',
  'host/src/session/sign-out.model.ts $sessionEnd': 'the sentence with which the next page confirms the sign-out',
  'host/src/session/sign-out.model.ts $wasSignedIn': 'that there was a session to end; the confirmation empties it',
  'host/src/session/sign-out.model.ts $isSignOutPending': 'says that the server does not know of the sign-out yet',
  'host/src/session/unreached.model.ts': 'whether the server can be reached, before anyone is signed in',
  'host/src/updates/update-notice.model.ts $notice': 'what happened to this page, whoever is signed in',
  'remotes/auth/src/features/sign-in/institution-offer.model.ts $institutions':
    'how the people of a domain sign in, whoever is signed in',
  'remotes/auth/src/pages/confirmation/confirmation.model.ts $outcome':
    'a visitor came by a mailed link: the session check may answer 401, a signedOut, after the link has',
  'remotes/auth/src/pages/institution/institution-link.model.ts':
    'a visitor came from their institution: the session check may answer 401, a signedOut, after that. Leaving the page empties it',
  'remotes/auth/src/pages/sign-in/sign-in.model.ts $unconfirmedEmail':
    'a visitor tried to sign in: the session check may answer 401, a signedOut, after that. The next try empties it',
  'remotes/public-site/src/pages/resources/resources.model.ts $resources': 'what everyone may see, signed in or not',
  'remotes/auth/src/pages/password-reset/password-reset.model.ts $linkProblem':
    'of the link of an email: the session check may answer 401, a signedOut, after that. Opening the page empties it',
  'remotes/public-site/src/pages/resources/resources.model.ts $problem':
    'of what everyone may see: the session check may answer 401, a signedOut, after that. The next try empties it',
  'remotes/public-site/src/pages/software-demo/software-demo.model.ts $problem':
    'of what everyone may see: the session check may answer 401, a signedOut, after that. The next try empties it',
  'shared/shell/social-links.ts $socialLinks': 'the build of the host, signed in or not',
  'remotes/public-site/src/pages/software-demo/software-demo.model.ts $softwares':
    'what everyone may see, signed in or not',
  'remotes/public-site/src/features/site-frame/footer-links.model.ts': 'what everyone may see, signed in or not',
  'remotes/study-tools/src/features/pomodoro/pomodoro.model.ts $audio':
    'the audio context of the page, whoever is signed in',
  'remotes/study-tools/src/features/pomodoro/pomodoro.model.ts $clock': 'the time of day',
  'shared/display/override.ts': 'how this page is tested, whoever is signed in',
  'shared/display/device-setting.ts $deviceDisplay': 'belongs to the browser (docs/product/display.md#device)',
  'shared/display/setting.ts $deviceSetting': 'the same, as it applies',
  'shared/display/theme.ts $devicePreference': 'what the device prefers, whoever is signed in',
  'shared/display/theme.ts $storedTheme': 'belongs to the browser (docs/product/display.md#theme-kept)',
  'shared/drafts/drafts.ts $problem': 'whether the device stores anything, whoever is signed in',
  'shared/drafts/drafts.ts $tabChannel': 'the channel to other tabs, open as long as the page',
  'shared/drafts/outbox.ts $inFlight': 'calls of the visit end with it (shared/http), and that empties it',
  'shared/drafts/outbox.ts $round': 'a counter',
  'shared/retry/retry.ts $isWatching': 'whether the browser is listened to',
  'shared/session/pending-sign-out.ts': 'the sign-out that the server has yet to receive',
  'shared/session/sign-out.ts $eraseAt': 'the day that a person is shown after they were signed out for good',
  'shared/session/sign-out.ts $providerUrl': 'where the browser goes next, to sign out there too',
  'shared/session/session.ts $sessionState': 'says that no one is signed in',
  'shared/shell/display-panel.ts': 'what the live remotes bring, whoever is signed in',
  'shared/shell/install.ts $offer': 'the browser offers it once, whoever is signed in',
  'shared/shell/privacy-choices.ts': 'what the owner has set up, whoever is signed in',
  'shared/ui/announcer.tsx $announcement': 'what is announced last is that the person is signed out',
  'shared/ui/layers.ts $layers': 'what is open on the screen; each layer takes itself out as it closes',
}

const { created, effects } = vi.hoisted(() => ({
  created: [] as { store: StoreWritable<unknown>; stack: string }[],
  effects: [] as Effect<unknown, unknown>[],
}))

vi.mock('effector', async (importOriginal) => {
  const effector = await importOriginal<typeof import('effector')>()
  return {
    ...effector,
    createStore: (...given: Parameters<typeof effector.createStore>) => {
      const store = effector.createStore(...given)
      created.push({ store, stack: new Error().stack ?? '' })
      return store
    },
    createEffect: (...given: Parameters<typeof effector.createEffect>) => {
      const effect = effector.createEffect(...given)
      effects.push(effect as Effect<unknown, unknown>)
      return effect
    },
  }
})

const root = join(import.meta.dirname, '../../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync(['host/src/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$|\.test\.|\.d\.ts$|^shared\/(federation|server|testing)$/.test(path),
})

/** The lines of our own code that led to the creation, the nearest first. */
function placesOf(stack: string) {
  return stack.split('\n').flatMap((frame) => {
    const [, path = '', line = ''] = frame.match(/(\/[^():]+):(\d+):\d+\)?$/) ?? []
    const file = relative(root, path)
    return files.includes(file) && !file.endsWith('personal-store.ts') ? [{ file, line: Number(line) }] : []
  })
}

const nameAt = ({ file, line }: { file: string; line: number }) =>
  `${file} ${textOf(file).split('\n')[line - 1]?.match(/\$\w+/)?.[0] ?? `line ${line}`}`

/** Another value than this, of the same kind where that is known. */
function otherThan(empty: unknown): unknown {
  if (typeof empty === 'boolean') return !empty
  if (typeof empty === 'number') return empty + 1
  if (typeof empty === 'string') return `${empty} of Robin`
  if (Array.isArray(empty)) return [...empty, { id: 'of Robin' }]
  return { ...(empty as object | null), id: 'of Robin' }
}

// A visit's data never gets further than the store: effects do nothing, and what cannot be made of our values is not the question.
const noEffects = () => fork({ handlers: effects.map((effect) => [effect, () => new Promise(() => {})]) })
vi.spyOn(console, 'error').mockImplementation(() => {})

for (const file of files) {
  if (file.endsWith('.model.ts') || textOf(file).includes("from 'effector'")) await import(join(root, file))
}
interface Session {
  signedIn: EventCallable<unknown>
  signedOut: EventCallable<void>
}
const { signedIn, signedOut }: Session = await import(join(root, 'shared/session/session.ts'))
const { aUser } = await import(join(root, 'shared/testing/builders.ts'))

const stores = created.map(({ store, stack }) => {
  const places = placesOf(stack)
  const [place, user] = [places[0], places.at(-1)]
  if (!place || !user) throw new Error(`A store from nowhere:\n${stack}`)
  const id = nameAt(place)
  return { store, place, id, title: user.file === place.file ? id : `${id} of ${user.file}` }
})
const exceptionOf = (id: string) => Object.keys(exceptions).find((name) => name === id || name === id.split(' ')[0])

for (const { store, title } of stores.filter(({ id }) => !exceptionOf(id))) {
  test(`${title} is empty after sign-out`, () => {
    const scope = noEffects()
    void allSettled(signedIn, { scope, params: aUser() })
    void allSettled(store, { scope, params: otherThan(store.defaultState) })
    expect(scope.getState(store)).not.toEqual(store.defaultState)
    void allSettled(signedOut, { scope })
    expect(scope.getState(store)).toEqual(store.defaultState)
  })
}

test('every place that creates a store was reached', () => {
  const reached = stores.map(({ place }) => `${place.file}:${place.line}`)
  const places = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (/= (createStore|personalStore)\b.*\(/.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(places.length).toBeGreaterThan(80)
  expect(places.filter((place) => !reached.includes(place))).toEqual([])
})

test('every exception names a store that is there', () => {
  const used = new Set(stores.map(({ id }) => exceptionOf(id)))
  expect(Object.keys(exceptions).filter((name) => !used.has(name))).toEqual([])
})
