import { SkipLink, UiProvider } from '@stepwise/shared/ui'
import { fork, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { camelize } from '../http/camelize.ts'

/** What the API has answered to the route's `preload` calls, by address (`/pages/terms`), with keys in camelCase. */
export type Answers = Record<string, unknown>

// biome-ignore lint/suspicious/noExplicitAny: as fork has it; each store has a type of its own
type StoreValues = [StoreWritable<any>, unknown][]

/** A page that the gateway prerenders (docs/decisions/020-prerendered-public-pages.md). */
export interface PrerenderedPage {
  Page: ComponentType
  /** The stores that the page shows, filled. It is rendered with them at once: no effect runs. */
  stores: (answers: Answers) => StoreValues
  /** One sentence for search engines. */
  description: (answers: Answers) => string
  /** What the page is about, for search engines: one object of schema.org. */
  facts?: (answers: Answers) => Record<string, unknown>
}

export interface PrerenderRequest {
  /** A page of the remote, as its configuration names it. */
  page: string
  /** The route's path with its parameters, and the address. */
  pattern: string
  path: string
  /** As the API sent them. */
  answers: Answers
}

/** The one export of a remote's server bundle: renders a page of it. Throws for a page that is not in `pages`. */
export function createPrerender(pages: Record<string, PrerenderedPage>) {
  return ({ page: name, pattern, path, answers: wire }: PrerenderRequest) => {
    const page = pages[name]
    if (!page) throw new Error(`No page «${name}» can be prerendered.`)
    const answers = camelize(wire) as Answers
    const scope = fork({ values: page.stores(answers) })
    const html = renderToStaticMarkup(
      <Provider value={scope}>
        <UiProvider colorScheme="light">
          <SkipLink />
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path={pattern} element={<page.Page />} />
            </Routes>
          </MemoryRouter>
        </UiProvider>
      </Provider>,
    )
    return { html, description: page.description(answers), facts: page.facts?.(answers) ?? null }
  }
}
