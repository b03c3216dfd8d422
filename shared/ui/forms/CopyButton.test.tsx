import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { recordAnnouncements, renderPart } from '../../testing/index.ts'
import { CopyButton } from './CopyButton.tsx'

type Parts = Record<string, Blob>
const write = vi.fn<(items: Parts[]) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()

// An item is here what it is made of.
function Item(parts: Parts) {
  return parts
}

/** A browser with this clipboard; null is one that has none, as on a page without TLS. */
function show(button: React.ReactNode, clipboard: object | null = { write, writeText }) {
  write.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
  const user = userEvent.setup({ writeToClipboard: false })
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard ?? undefined } }))
  vi.stubGlobal('ClipboardItem', Item)
  const { scope } = renderPart(button)
  return { said: recordAnnouncements(scope), press: () => user.click(screen.getByRole('button')) }
}
const refuse = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
const list = <CopyButton name="list" text="Fernshire by bus." html="<p><i>Fernshire by bus</i>.</p>" />

test('a text is copied, which is seen and said', async () => {
  const { said, press } = show(<CopyButton name="link" text="https://stepwise.test" />)
  await press()
  expect(await screen.findByText('The link has been copied.')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://stepwise.test')
  expect(said).toEqual(['The link has been copied.'])
})

test('a text with HTML is copied as both, for whichever the other program takes', async () => {
  const { press } = show(list)
  await press()
  expect(await screen.findByText('The list has been copied.')).toBeDefined()
  const item = write.mock.calls[0]?.[0][0]
  expect(Object.keys(item ?? {})).toEqual(['text/html', 'text/plain'])
  expect(await item?.['text/html']?.text()).toBe('<p><i>Fernshire by bus</i>.</p>')
  expect(await item?.['text/plain']?.text()).toBe('Fernshire by bus.')
  expect(writeText).not.toHaveBeenCalled()
})

test('the text alone is copied when the browser takes no HTML', async () => {
  const { press } = show(list, { write: refuse, writeText })
  await press()
  expect(await screen.findByText('The list has been copied.')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Fernshire by bus.')
})

test.each([
  ['refuses its clipboard', { write: refuse, writeText: refuse }],
  ['has none', null],
])('the text without tags is there, selected, when the browser %s', async (_, clipboard) => {
  document.execCommand = () => false
  const { said, press } = show(list, clipboard)
  await press()
  const field: HTMLTextAreaElement = await screen.findByLabelText(/The list could not be copied/)
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Fernshire by bus.')
  expect(said).toEqual([])
})

test('nothing is said where there is nothing to copy', async () => {
  const { said, press } = show(<CopyButton name="report" text={() => Promise.reject(new Error('gone'))} />)
  await press()
  expect(writeText).not.toHaveBeenCalled()
  expect(said).toEqual([])
  expect(screen.queryByText(/copied/)).toBeNull()
})
