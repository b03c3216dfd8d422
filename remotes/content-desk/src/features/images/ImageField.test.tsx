import { expectFailureOnce, failures, recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageField } from './ImageField.tsx'
import type { ImageValues } from './image-field-props.ts'
import { uploadImage } from './images.api.ts'
import { ImageError, prepareImage } from './prepare-image.ts'

vi.mock('./images.api.ts', () => ({ uploadImage: vi.fn() }))
vi.mock('./prepare-image.ts', async (original) => ({ ...(await original<object>()), prepareImage: vi.fn() }))
const uploaded = `/api/content_images/${'a'.repeat(64)}.webp`
beforeEach(() => {
  vi.mocked(uploadImage).mockReset().mockResolvedValue({ image: uploaded, width: 10, height: 10 })
  vi.mocked(prepareImage)
    .mockReset()
    .mockImplementation(async (file) => ({ file, drawn: null }))
})

function Field({ image = '', others = [] as string[], hasDecorative = true, hasFocus = false, help = '' }) {
  const [value, setValue] = useState<ImageValues>({ image, alt: '', isDecorative: false, focus: '' })
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
      hasFocus={hasFocus}
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
  expect(screen.getByText(/^Readers see it first\. PNG, JPEG, WebP or HEIC/)).toBeDefined()
})

test('a file that cannot be a picture is not sent', async () => {
  renderPart(<Field />)
  choose(file('image/svg+xml'))
  expect(await screen.findByText('Choose a PNG, JPEG or WebP picture.')).toBeDefined()
  expect(uploadImage).not.toHaveBeenCalled()
})

test('a large photo is made smaller, which is shown, and so is its new size', async () => {
  let finish = () => {}
  vi.mocked(prepareImage).mockImplementationOnce(async (_file, onRedraw) => {
    onRedraw()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { file: new Blob([new Uint8Array(812_000)], { type: 'image/jpeg' }), drawn: { width: 1500, height: 2000 } }
  })
  const { scope } = renderPart(<Field />)
  choose(file('image/jpeg', 14_000_000))
  expect(await screen.findByRole('button', { name: 'Making the picture smaller…' })).toBeDefined()
  finish()
  const result = 'Made smaller: from 14.0\u00A0MB to 812\u00A0kB, 1,500 × 2,000 pixels.'
  await description()
  expect(scope.getState($announcement)).toBe(`The picture has been uploaded. ${result}`)
  expect(screen.getByText(/^Made smaller/).textContent).toBe(result)
})

test('a photo that could not be made smaller is kept, and can be tried again', async () => {
  vi.mocked(prepareImage).mockRejectedValueOnce(new ImageError('It could not be made smaller.', { canRetry: true }))
  renderPart(<Field />)
  choose(file('image/jpeg'))
  expect(await screen.findByText('It could not be made smaller.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await description()).toBeDefined()
})

test('a photo that the browser cannot read is explained, and not tried again', async () => {
  vi.mocked(prepareImage).mockRejectedValueOnce(new ImageError('This browser cannot read HEIC photos.'))
  renderPart(<Field />)
  choose(new File(['x'], 'IMG_1.HEIC'))
  expect(await screen.findByText('This browser cannot read HEIC photos.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(uploadImage).not.toHaveBeenCalled()
})

test('the focal point is set with sliders or on the picture, and taken back', () => {
  renderPart(<Field image="/images/a.webp" hasFocus />)
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  expect(slider('From the left').value).toBe('50')
  fireEvent.change(slider('From the top'), { target: { value: '20' } })
  expect(slider('From the top').getAttribute('aria-valuetext')).toBe('20%')
  const picture = screen.getByRole('img', { name: 'The chosen picture' })
  const frame = { left: 10, top: 20, width: 200, height: 100 } as DOMRect
  vi.spyOn(picture.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(frame)
  fireEvent.click(picture, { clientX: 60, clientY: 110 })
  expect([slider('From the left').value, slider('From the top').value]).toEqual(['25', '90'])
  fireEvent.click(screen.getByRole('button', { name: 'No focal point' }))
  expect(slider('From the top').value).toBe('50')
  expect(screen.queryByRole('button', { name: 'No focal point' })).toBeNull()
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
  // Used up: what lies under it does not close too.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: '1: samaritans.svg' }), { key: 'Escape' })).toBe(false)
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
