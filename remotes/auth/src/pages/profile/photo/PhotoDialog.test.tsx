import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PhotoStages } from './PhotoDialog.tsx'
import { removePhotoFx } from './photo.model.ts'

async function open(answer: () => unknown) {
  const remove = vi.fn(answer)
  const avatar = { id: 'photo-1', large: '/large.jpg', medium: '/medium.jpg' }
  const scope = await signedInScope(aUser({ avatar }), { handlers: [[removePhotoFx, remove]] })
  const onDone = vi.fn()
  renderPart(<PhotoStages onDone={onDone} />, { scope })
  return { remove, onDone, scope }
}
const button = (name: string) => screen.getByRole('button', { name })

test('a photo is removed only after a second press, and the focus is never lost', async () => {
  const { remove, onDone, scope } = await open(async () => ({ status: 'success' }))
  await userEvent.click(button('Remove'))
  expect(document.activeElement).toBe(button('Keep photo'))
  expect(scope.getState($announcement)).toContain('Remove your photo?')
  expect(screen.getByRole('group', { name: /^Remove your photo/ }).contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Update'))
  expect(scope.getState($announcement)).toBe('Your photo stays.')
  expect(remove).not.toHaveBeenCalled()

  await userEvent.click(button('Remove'))
  await userEvent.click(button('Remove photo'))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(remove).toHaveBeenCalledWith('photo-1')
  expect(scope.getState($announcement)).toContain('Your photo has been removed.')
})

test('Update leads to the picker, which has the focus and says that nothing is uploaded yet', async () => {
  const { scope } = await open(async () => ({}))
  expect(scope.getState($announcement)).toBe('')
  await userEvent.click(button('Update'))
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a photo'))
  expect(scope.getState($announcement)).toBe('Choose a photo. Nothing has been uploaded.')
})

test('a removal that fails shows an error and can be retried', async () => {
  const network = new CallError({ kind: 'network' })
  const { onDone } = await open(
    vi.fn<() => Promise<unknown>>(async () => ({ status: 'success' })).mockRejectedValueOnce(network),
  )
  await userEvent.click(button('Remove'))
  await userEvent.click(button('Remove photo'))
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('We could not reach the server')
  // Below the buttons, where its place is kept: they do not move.
  expect(button('Remove photo').compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
})
