import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLocation } from '../routing/index.ts'
import { renderPart } from '../testing/index.ts'
import { Html } from './Html.tsx'

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(html: string) {
  renderPart(
    <>
      <Html html={html} />
      <Where />
    </>,
    { at: '/here' },
  )
  return {
    click: (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('words'), init),
    where: () => screen.getByRole('status').textContent,
  }
}

test('a link to a page of the product goes through the router', () => {
  const { click, where } = show('<p><a href="/dashboard/study-tools?tab=1"><em>words</em></a></p>')
  // False: the browser does nothing of its own.
  expect(click()).toBe(false)
  expect(where()).toBe('/dashboard/study-tools?tab=1')
})

test.each([
  ['another site', '<a href="https://example.test/support">words</a>', {}],
  ['a file', '<a href="/media/videos/tour/video.mp4">words</a>', {}],
  ['a place of this page', '<a href="#there">words</a>', {}],
  ['another tab by choice of the text', '<a href="/support" target="_blank">words</a>', {}],
  ['another tab by choice of the person', '<a href="/support">words</a>', { ctrlKey: true }],
])('the browser follows a link to %s', (_, html, init) => {
  const { click, where } = show(html)
  // jsdom cannot go anywhere and says so; who has prevented it is known by then.
  let wasPrevented: boolean | undefined
  const notice = (event: Event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', notice)
  click(init)
  document.removeEventListener('click', notice)
  expect(wasPrevented).toBe(false)
  expect(where()).toBe('/here')
})
