// docs/product/accessibility.md#escape, #other-software
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { addHelperToolbar, renderPart } from '../../testing/index.ts'
import { useEscape } from './use-escape.ts'

const pressEscape = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'Escape' })

/** Tips that are opened one after the other. The lowest may lie behind a dialog. */
function Tips({ isCovered = false }: { isCovered?: boolean }) {
  const [open, setOpen] = useState<string[]>([])
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name))
  useEscape(
    () => close('First'),
    () => !isCovered,
    open.includes('First'),
  )
  useEscape(() => close('Second'), undefined, open.includes('Second'))
  return (
    <>
      {['Second', 'First'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          {name}
        </button>
      ))}
      <p data-testid="open">{open.join()}</p>
      <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
      <div role="menu" tabIndex={-1}>
        Options
      </div>
    </>
  )
}
const open = () => screen.getByTestId('open').textContent
const openBoth = () => {
  for (const name of ['First', 'Second']) fireEvent.click(screen.getByRole('button', { name }))
  expect(open()).toBe('First,Second')
}

test('one press closes one thing, what was opened last first, and is used up', () => {
  renderPart(<Tips />)
  openBoth()
  expect(pressEscape()).toBe(false)
  expect(open()).toBe('First')
  expect(pressEscape()).toBe(false)
  expect(open()).toBe('')
  expect(pressEscape()).toBe(true)
})

test('what lies behind something else stays open', () => {
  renderPart(<Tips isCovered />)
  openBoth()
  pressEscape()
  expect(pressEscape()).toBe(true)
  expect(open()).toBe('First')
})

test.each([
  ['a menu', () => screen.getByRole('menu')],
  ['a field that uses the key', () => screen.getByRole('textbox')],
  ['a toolbar in the body', () => addHelperToolbar()],
  ['a toolbar beside the body', () => addHelperToolbar(document.documentElement)],
])('in %s Escape closes nothing else, not even later', async (_, target) => {
  renderPart(<Tips />)
  openBoth()
  pressEscape(target())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(open()).toBe('First,Second')
})

test('a page that stops keys without a use for them does not switch it off', async () => {
  renderPart(<Tips />)
  openBoth()
  document.body.firstElementChild?.addEventListener('keydown', (event) => event.stopPropagation())
  pressEscape(screen.getByRole('button', { name: 'First' }))
  await vi.waitFor(() => expect(open()).toBe('First'))
})
