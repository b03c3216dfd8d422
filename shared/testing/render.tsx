import { type RenderResult, render, within } from '@testing-library/react'
import { allSettled, createWatch, type Effect, fork, type Scope, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { User } from '../contracts/index.ts'
import { signedIn } from '../session/index.ts'
import { announcementMade, UiProvider } from '../ui/index.ts'

interface ForkOptions {
  // biome-ignore lint/suspicious/noExplicitAny: stores of any kind, as in effector's own `fork`
  values?: [StoreWritable<any>, unknown][]
  // biome-ignore lint/suspicious/noExplicitAny: effector's own type of a list of unlike effects
  handlers?: [Effect<any, any, any>, (...args: any[]) => unknown][]
}

interface RenderOptions {
  scope?: Scope
  /** The router's address. */
  at?: string
  /** The route's pattern, for a part that reads parameters from the address. Nothing is shown at other addresses. */
  path?: string
}

/** Renders a page, or part of one, with theme, router and a scope (a new one by default), which is returned with the result. */
export function renderPart(
  part: ReactNode,
  { scope = fork(), at = '/', path = '*' }: RenderOptions = {},
): RenderResult & { scope: Scope } {
  const result = render(part, {
    wrapper: ({ children }) => (
      <Provider value={scope}>
        <UiProvider colorScheme="light">
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={path} element={<main>{children}</main>} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </UiProvider>
      </Provider>
    ),
  })
  return { ...result, scope }
}

/** A scope in which this person is signed in. `values` and `handlers` as in effector's `fork`. */
export async function signedInScope(user: User, options: ForkOptions = {}): Promise<Scope> {
  const scope = fork(options)
  await allSettled(signedIn, { scope, params: user })
  return scope
}

/** What is announced in this scope from now on. */
export function recordAnnouncements(scope: Scope): string[] {
  const said: string[] = []
  createWatch({ unit: announcementMade, scope, fn: ({ text }) => void said.push(text) })
  return said
}

/** The texts of all elements of this role, on the page or in a part of it. */
export const textsOf = (role: string, part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
