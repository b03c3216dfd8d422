// docs/product/qa.md#banner, docs/product/qa.md#who
import type { Registry } from '@stepwise/shared/contracts'
import type { Router } from '@stepwise/shared/routing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aRegistry, recordFaults } from '../testing.tsx'

const page = vi.hoisted(() => ({ prepareQaPage: vi.fn(), keepInAddress: vi.fn(), load: vi.fn() }))
vi.mock('./qa-page.tsx', async () => {
  await page.load()
  return { prepareQaPage: page.prepareQaPage, keepInAddress: page.keepInAddress, QaRegion: () => <p>For a test</p> }
})

beforeEach(() => {
  vi.resetModules()
  for (const mock of Object.values(page)) mock.mockReset()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

/** The place on a page with this registry, with the modules of this test. */
async function show(registry: Registry) {
  const [{ RegistryProvider }, { QaPlace }, { renderPart }] = await Promise.all([
    import('../registry/RegistryContext.tsx'),
    import('./QaPlace.tsx'),
    import('@stepwise/shared/testing'),
  ])
  renderPart(
    <RegistryProvider value={registry}>
      <QaPlace />
    </RegistryProvider>,
  )
}

const router = {} as Router
const selected = (kind: NonNullable<Registry['selection']>['kind']): Registry => ({
  ...aRegistry(),
  selection: { kind, parts: [] },
})

test.each([['live', aRegistry()] as const, ['canary', selected('canary')] as const])(
  'on a %s page the product starts at once, and nothing for testers is loaded',
  async (_, registry) => {
    const { startWhenReady } = await import('./QaPlace.tsx')
    const start = vi.fn(() => router)
    startWhenReady(registry, start)
    expect(start).toHaveBeenCalledOnce()
    await show(registry)
    await vi.dynamicImportSettled()
    expect(page.load).not.toHaveBeenCalled()
  },
)

test('a QA page starts when its state is there, and says what it shows', async () => {
  const { startWhenReady } = await import('./QaPlace.tsx')
  let hasState = () => {}
  page.prepareQaPage.mockReturnValue(new Promise<void>((resolve) => (hasState = resolve)))
  const start = vi.fn(() => router)
  const registry = selected('standalone')
  startWhenReady(registry, start)
  await vi.waitFor(() => expect(page.prepareQaPage).toHaveBeenCalledExactlyOnceWith(registry))
  expect(start).not.toHaveBeenCalled()
  hasState()
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(page.keepInAddress).toHaveBeenCalledExactlyOnceWith(router)
  await show(registry)
  expect(screen.getByText('For a test')).toBeTruthy()
})

test('when its state cannot be had, that is reported and the product starts as it is', async () => {
  const faults = recordFaults()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { startWhenReady } = await import('./QaPlace.tsx')
  page.prepareQaPage.mockRejectedValue(new Error('It has no state.'))
  const start = vi.fn(() => router)
  startWhenReady(selected('override'), start)
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(await faults()).toEqual([{ part: 'host', version: '1.0.0-11111111', message: 'Error: It has no state.' }])
  expect(page.keepInAddress).not.toHaveBeenCalled()
})
