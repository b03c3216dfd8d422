// docs/product/content-desk.md#preview
import { renderPart } from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDocument, aRevision } from '../panel/testing/a-document.ts'
import { revealWords } from './framed-page.ts'
import { PreviewPanel } from './PreviewPanel.tsx'

const others = { body: {}, onDocumentChanged: () => {}, onChecked: () => {}, goToField: () => {} }
const panel = (draftVersion = 1, address: string | null = '/wellbeing/support-contacts', scheduled?: number) => (
  <PreviewPanel
    document={aDocument({
      address,
      revisions: scheduled ? [aRevision(scheduled, { state: 'scheduled', publishAt: '2035-05-01T09:00:00Z' })] : [],
    })}
    draftVersion={draftVersion}
    {...others}
  />
)
const openChoices = () => userEvent.click(screen.getByText(/^Shown as: /))
const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of Support contacts')
const settings = () => JSON.parse(frame().name.slice('stepwise-preview:'.length))

test('the frame shows the very address, and its name how it is shown', async () => {
  const user = userEvent.setup()
  renderPart(panel())
  expect(frame().getAttribute('src')).toBe('/wellbeing/support-contacts')
  expect(settings()).toEqual({
    isDraft: true,
    theme: 'light',
    fontSize: 0,
    edition: 'study',
    wellbeings: ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts'],
  })
  await openChoices()
  for (const name of ['Published', 'Dark', 'Largest', 'Pro', 'Without wellbeing']) {
    await user.click(screen.getByRole('radio', { name }))
  }
  expect(settings()).toEqual({ isDraft: false, theme: 'dark', fontSize: 10, edition: 'pro', wellbeings: [] })
  expect(screen.getByText(/^This is what readers see now/)).toBeTruthy()
})

test('the scheduled text can be shown while there is one; another one is loaded again', async () => {
  const at = '/wellbeing/support-contacts'
  const { rerender } = renderPart(panel(1, at, 3))
  await openChoices()
  await userEvent.click(screen.getByRole('radio', { name: 'Scheduled' }))
  expect(settings()).toMatchObject({ isDraft: false, isScheduled: true })
  expect(screen.getByText(/^This is the scheduled text\./)).toBeTruthy()
  rerender(panel(2, at, 3))
  expect(screen.queryByTitle('The next preview of Support contacts')).toBeNull()
  rerender(panel(2, at, 5))
  expect(screen.queryByTitle('The next preview of Support contacts')).not.toBeNull()
  rerender(panel(2, at))
  expect(settings()).toMatchObject({ isDraft: true })
  expect(screen.queryByRole('radio', { name: 'Scheduled' })).toBeNull()
})

test('a phone and a wide screen have their widths', async () => {
  renderPart(panel())
  expect(frame().style.width).toBe('375px')
  await openChoices()
  await userEvent.click(screen.getByRole('radio', { name: 'Wide' }))
  expect(frame().style.width).toBe('1280px')
})

test('each choice is a named group that the keyboard works', async () => {
  const user = userEvent.setup()
  renderPart(panel())
  expect(
    screen.getAllByRole('group', { name: /./ }).map((group) => group.querySelector('legend')?.textContent),
  ).toEqual(['Text', 'Colours', 'Text size', 'Screen', 'Edition', 'Person'])
  screen.getByRole('radio', { name: 'Light' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(settings().theme).toBe('dark')
})

test('a tab of its own shows the preview in the same way', async () => {
  renderPart(panel())
  await openChoices()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  const link = screen.getByRole('link', { name: 'Open the preview in a new tab' })
  expect(link.getAttribute('href')).toBe(
    '/dashboard/content/page%3Asupport-contacts/preview?text=draft&theme=dark&size=normal&width=narrow&edition=study&wellbeing=with',
  )
})

test('a saved draft is loaded behind the page, which stays until the next one stands; one at a time', () => {
  const { rerender } = renderPart(panel(1))
  const next = () => screen.queryByTitle<HTMLIFrameElement>('The next preview of Support contacts')
  const first = frame()
  rerender(panel(1))
  expect(next()).toBeNull()
  rerender(panel(2))
  const second = next()
  rerender(panel(3))
  expect([frame(), next()]).toEqual([first, second])
  const page = document.implementation.createHTMLDocument()
  const contentWindow = { document: page, innerHeight: 600, scrollTo: () => {}, addEventListener: () => {} }
  Object.defineProperty(second, 'contentWindow', { value: contentWindow })
  page.body.innerHTML = '<main aria-busy="true"></main>'
  fireEvent.load(second as HTMLIFrameElement)
  expect(frame()).toBe(first)
  page.body.innerHTML = '<main><h1>Support contacts</h1></main>'
  fireEvent.load(second as HTMLIFrameElement)
  expect(frame()).toBe(second)
  // What was saved meanwhile.
  expect(next()).not.toBeNull()
})

test('the page scrolls to the words of the block in work, unless they are in view; the editor stays', () => {
  const scrolled = vi.fn()
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<main><h1>Contacts</h1><h2>Shout</h2><p>Call   us at any time, day or night.</p></main>'
  const place = { top: 900, bottom: 940 }
  for (const element of page.querySelectorAll<HTMLElement>('main *')) {
    element.scrollIntoView = () => expect.fail('it would scroll the editor too')
    element.getBoundingClientRect = () => place as DOMRect
  }
  const framed = { document: page, scrollBy: scrolled, innerHeight: 600 } as unknown as Window
  revealWords(framed, 'call us at any…')
  // Its middle comes to the middle.
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 620)
  place.top = 10
  place.bottom = 30
  revealWords(framed, 'Shout')
  revealWords(framed, 'Nightline')
  expect(scrolled).toHaveBeenCalledOnce()
})

test('the keyboard can pass the preview by', async () => {
  renderPart(panel())
  await userEvent.click(screen.getByRole('button', { name: 'Skip the preview' }))
  expect(document.activeElement?.textContent).toBe('End of the preview')
})

test('words that are shown in many places have no preview', () => {
  renderPart(panel(0, null))
  expect(screen.getByText(/shown in many places/)).toBeTruthy()
})
