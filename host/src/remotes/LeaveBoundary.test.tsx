import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { screen } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProductBoundary } from '../ProductBoundary.tsx'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry, recordFaults } from '../testing.tsx'
import { LeaveBoundary } from './LeaveBoundary.tsx'
import { PartBoundary } from './PartBoundary.tsx'

const registry = aRegistry()
const journal = { name: 'journal', version: '2.1.0-cd34ef56' }
const fault = { part: 'journal', version: '2.1.0-cd34ef56', message: 'TypeError: the chart is gone' }
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

function throwFailure(): never {
  const stack = `TypeError: the chart is gone\n    at https://stepwise.test/remotes/journal/2.1.0-cd34ef56/page.js:1:2`
  throw Object.assign(new TypeError('the chart is gone'), { stack })
}
function WithEffect({ title }: { title: string }) {
  useEffect(() => throwFailure, [])
  return <PageHeading>{title}</PageHeading>
}
function WithLayoutEffect({ title }: { title: string }) {
  useLayoutEffect(() => throwFailure, [])
  return <PageHeading>{title}</PageHeading>
}
const Broken = () => throwFailure()
const Sound = ({ title }: { title: string }) => <PageHeading>{title}</PageHeading>

const product = (page: React.ReactNode) => (
  <ProductBoundary version={registry.host.version} productTitle="Stepwise">
    <RegistryProvider value={registry}>
      <nav>Menu</nav>
      <main id="main">
        <LeaveBoundary holdsPage>{page}</LeaveBoundary>
      </main>
    </RegistryProvider>
  </ProductBoundary>
)
const part = (Page: typeof Sound, title: string) => (
  <PartBoundary key={title} owner={journal} title={title}>
    <Page title={title} />
  </PartBoundary>
)

test.each([
  ['in an effect', WithEffect, Sound],
  ['in a layout effect', WithLayoutEffect, Sound],
  ['and the next page does too', WithEffect, WithEffect],
  ['in a layout effect, and the next page does too', WithLayoutEffect, WithLayoutEffect],
])(
  'a part that throws while it is left, %s: the next page is shown, with the focus, and the part is named',
  async (_, Left, Next) => {
    const faults = recordFaults()
    const { rerender } = renderPart(product(part(Left, 'Reflect')))
    rerender(product(part(Next, 'Notes')))
    const heading = screen.getByRole('heading', { level: 1, name: 'Notes' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('navigation')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await faults()).toEqual([fault])
    rerender(product(part(Sound, 'Search')))
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeTruthy()
  },
)

test('a panel that throws while it is closed leaves the focus where it is', () => {
  const shell = (panel: React.ReactNode) => (
    <RegistryProvider value={registry}>
      <button type="button">Menu</button>
      <LeaveBoundary>{panel}</LeaveBoundary>
    </RegistryProvider>
  )
  const { rerender } = renderPart(shell(part(WithEffect, 'Notes')))
  screen.getByRole('button', { name: 'Menu' }).focus()
  rerender(shell(null))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})

test('an error at each render goes on to the boundary above, which names its part', async () => {
  const faults = recordFaults()
  renderPart(product(<Broken />))
  expect(screen.getByRole('heading', { name: 'Oh no! Something unexpected happened.' })).toBeTruthy()
  expect(await faults()).toEqual([fault])
})
