import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { cleanMessage } from './clean-message.ts'
import { ServerMessage } from './ServerMessage.tsx'

test('a message with links shows its text at once and its links when the sanitizer has loaded', async () => {
  renderPart(<ServerMessage message={'It is used. Please <a href="/auth/sign-in">sign in</a>.'} />)
  expect(screen.getByRole('main').textContent).toBe('It is used. Please sign in.')
  const link = await screen.findByRole('link', { name: 'sign in' })
  expect(link.getAttribute('href')).toBe('/auth/sign-in')
  expect(screen.getByRole('main').textContent).toBe('It is used. Please sign in.')
})

test('a message without HTML is shown unchanged', () => {
  renderPart(<ServerMessage message={'Fish & chips &lt;b&gt;'} />)
  expect(screen.getByRole('main').textContent).toBe('Fish & chips &lt;b&gt;')
})

test.each([
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>Hello</text></a></svg>', ''],
  ['<b style="position:fixed">Hello</b>', 'Hello'],
  ['<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
  ['<a href="//evil.test">Hello</a>', '<a>Hello</a>'],
  ['<a href="/\\evil.test">Hello</a>', '<a>Hello</a>'],
  ['<a href="https://x.test" onclick="alert(1)" target="_top">Hello</a>', '<a href="https://x.test">Hello</a>'],
  ['<a href="mailto:help@stepwise.test">Hello</a>', '<a href="mailto:help@stepwise.test">Hello</a>'],
])('%s is sanitized', (html, clean) => {
  expect(cleanMessage(html)).toBe(clean)
})
