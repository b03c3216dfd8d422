// docs/product/notes.md#back
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { SidePanel } from './index.ts'

const atWidth = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
afterEach(() => vi.unstubAllGlobals())

async function openPanel() {
  history.replaceState({ key: 'page' }, '')
  const [onClose, onPage] = [vi.fn(), vi.fn()]
  // As the router, which listens before any panel opens.
  window.addEventListener('popstate', onPage)
  const { unmount } = await renderPart(
    <SidePanel title="Notes" size={386} closesOnBack onClose={onClose}>
      <p>Notes</p>
    </SidePanel>,
  )
  await screen.findByRole('dialog', { name: 'Notes' })
  return { onClose, onPage, unmount }
}

test('Back closes the panel on a phone, and the page does not hear of it', async () => {
  atWidth(true)
  const { onClose, onPage } = await openPanel()
  const before = location.href
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(location.href).toBe(before)
  expect(onPage).not.toHaveBeenCalled()
  expect(history.state).toEqual({ key: 'page' })
})

test('leaves no entry of the history when it closes in another way', async () => {
  atWidth(true)
  const { onPage, unmount } = await openPanel()
  expect(history.state).toMatchObject({ key: 'page', isOfLayer: true })
  unmount()
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  expect(onPage).not.toHaveBeenCalled()
})

test('adds no entry in a wider window', async () => {
  atWidth(false)
  await openPanel()
  expect(history.state).toEqual({ key: 'page' })
})
