import { expectFailureOnce, failures, recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageField, type ImageValues } from './ImageField.tsx'
import { uploadImage } from './images.api.ts'

vi.mock('./images.api.ts', () => ({ uploadImage: vi.fn() }))
const uploaded = `/api/content_images/${'a'.repeat(64)}.webp`
beforeEach(() => void vi.mocked(uploadImage).mockReset().mockResolvedValue({ image: uploaded, width: 10, height: 10 }))

function Field({ image = '', others = [] as string[], hasDecorative = true, help = '' }) {
  const [value, setValue] = useState<ImageValues>({ image, alt: '', isDecorative: false })
  return (
    <ImageField
      id="image"
      altId="alt"
      label="Image"
      value={value}
      onChange={(next) => setValue({ ...value, ...next })}
      isOptional={false}
      hasAlt
      hasDecorative={hasDecorative}
      isAltRequired
      help={help}
      errors={{ image: undefined, alt: undefined }}
      others={others}
    />
  )
}
const file = (type: string, size = 3) => new File([new Uint8Array(size)], 'photo', { type })
const choose = (chosen: File) =>
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLElement, { target: { files: [chosen] } })
const description = () => screen.findByRole('textbox', { name: 'Description (alt text)' })

test('a chosen picture is uploaded, and its description is the next thing to write', async () => {
  const { scope } = renderPart(<Field />)
  choose(file('image/png'))
  await waitFor(async () => expect(document.activeElement).toBe(await description()))
  expect(vi.mocked(uploadImage).mock.calls[0]?.[0]).toMatch(/^data:image\/png;base64,/)
  await waitFor(() => expect(scope.getState($announcement)).toBe('The picture has been uploaded.'))
  expect(screen.getByText('Describe the picture, or mark it as decoration.')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Decoration/ }))
  expect(screen.queryByText('Describe the picture, or mark it as decoration.')).toBeNull()
})

test('a picture that must be described has no other way out', () => {
  renderPart(<Field image="/images/stretches/neck.svg" hasDecorative={false} help="Readers see it first." />)
  expect(screen.getByText('Describe the picture.')).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/^Readers see it first\. PNG, JPEG or WebP/)).toBeDefined()
})

test.each([
  [file('image/svg+xml'), 'Choose a PNG, JPEG or WebP picture.'],
  [file('image/png', 5_242_881), 'This picture is larger than 5 MB. Make it smaller, then try again.'],
])('a file that cannot be a picture is not sent', async (chosen, words) => {
  renderPart(<Field />)
  choose(chosen)
  expect(await screen.findByText(words)).toBeDefined()
  expect(uploadImage).not.toHaveBeenCalled()
})

test('a failed upload is shown, and can be tried again', async () => {
  const { CallError } = await import('@stepwise/shared/http')
  vi.mocked(uploadImage).mockRejectedValueOnce(new CallError({ kind: 'network' }))
  renderPart(<Field />)
  choose(file('image/png'))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await description()).toBeDefined()
})

test('a picture that the server refuses is not offered again', async () => {
  const { CallError } = await import('@stepwise/shared/http')
  const refused = new CallError({ kind: 'http', status: 422, msg: 'A picture that moves cannot be used.', errors: {} })
  vi.mocked(uploadImage).mockRejectedValueOnce(refused)
  renderPart(<Field />)
  choose(file('image/webp'))
  expect(await screen.findByText('A picture that moves cannot be used.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a picture can be dropped, pasted, or be one of the page', async () => {
  renderPart(<Field others={['/images/support/samaritans.svg']} />)
  const group = screen.getByRole('group', { name: 'Image' })
  fireEvent.drop(group, { dataTransfer: { files: [file('image/webp')] } })
  await description()
  fireEvent.paste(group, { clipboardData: { files: [file('image/jpeg')] } })
  await waitFor(() => expect(uploadImage).toHaveBeenCalledTimes(2))
  const choice = screen.getByRole('button', { name: 'Choose a picture of this page' })
  fireEvent.click(choice)
  fireEvent.keyDown(screen.getByRole('button', { name: '1: samaritans.svg' }), { key: 'Escape' })
  expect(screen.queryByRole('list', { name: 'Pictures of this page' })).toBeNull()
  expect(document.activeElement).toBe(choice)
  fireEvent.click(choice)
  fireEvent.click(screen.getByRole('button', { name: '1: samaritans.svg' }))
  expect(screen.getByRole('img', { name: 'The chosen picture' })).toHaveProperty(
    'src',
    expect.stringContaining('samaritans'),
  )
})

test.each(failures)('a picture that is not uploaded is explained once: $words', async ({ error, words }) => {
  vi.mocked(uploadImage).mockRejectedValue(error)
  const { scope } = renderPart(<Field />)
  const announcements = recordAnnouncements(scope)
  choose(file('image/png'))
  await expectFailureOnce(words, announcements)
})
