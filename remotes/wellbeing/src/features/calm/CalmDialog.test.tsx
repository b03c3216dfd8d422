import { CallError } from '@stepwise/shared/http'
import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { $user } from '@stepwise/shared/session'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import CalmDialog from './CalmDialog.tsx'
import { loadCardsFx, logFailureFx, requestFx } from './calm.model.ts'

const card = (id: string, title: string) => ({
  id,
  type: 'card',
  title,
  text: `<p>About ${id}</p>`,
  image: '',
  alt: '',
  label: '',
  to: '',
  hours: '',
})
const cards = [
  card('intro', 'A gift for you'),
  card('meditation', 'Meditation and Mindfulness'),
  card('sleep', 'Sleep and Relaxation'),
  card('request', 'Request your subscription'),
  card('done', 'All done!'),
]
const calm = aUser({ wellbeings: ['calm'], email: 'robin@example.test', surname: 'Example' })

function Opener({ Dialog }: { Dialog: (props: LazyDialogProps) => ReactNode }) {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

interface Options {
  request?: (...given: unknown[]) => unknown
  load?: () => unknown
}

async function show({ request = () => calm, load = () => cards }: Options = {}) {
  const logged = vi.fn()
  const scope = await signedInScope(calm, {
    handlers: [
      [loadCardsFx, load],
      [requestFx, request],
      [logFailureFx, logged],
    ],
  })
  renderPart(<Opener Dialog={CalmDialog} />, { scope })
  return { scope, logged }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 3, name })
async function goToForm() {
  await press('Learn more')
  await press('Next')
  await press('Next')
  await screen.findByLabelText('Email')
}

test('the cards follow each other, each heading with the focus and its place', async () => {
  await show()
  for (const [index, button] of ['Learn more', 'Next', 'Next'].entries()) {
    const heading = await title(cards[index]?.title ?? '')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeDefined()
    await press(button)
  }
  await title('Request your subscription')
  await press('Back')
  await title('Sleep and Relaxation')
})

test('the form is filled in, names what is wrong, and sends what is right once', async () => {
  const answer = Promise.withResolvers<unknown>()
  const request = vi.fn(() => answer.promise)
  const { scope } = await show({ request })
  await goToForm()
  const email = screen.getByLabelText('Email')
  expect(email).toHaveProperty('value', 'robin@example.test')
  for (const name of ['First name', 'Surname']) await userEvent.clear(screen.getByLabelText(name))
  await userEvent.clear(email)
  await press('REQUEST SUBSCRIPTION')
  for (const message of ['Email is required', 'First name is required', 'Surname is required']) {
    expect(screen.getByRole('link', { name: message })).toBeDefined()
  }
  await userEvent.type(email, 'robin')
  await press('REQUEST SUBSCRIPTION')
  expect(screen.getByRole('link', { name: 'Invalid email address' })).toBeDefined()
  expect(request).not.toHaveBeenCalled()

  await userEvent.type(email, '@example.test')
  await userEvent.type(screen.getByLabelText('First name'), 'Robin')
  await userEvent.type(screen.getByLabelText('Surname'), 'Gift')
  await userEvent.dblClick(screen.getByRole('button', { name: 'REQUEST SUBSCRIPTION' }))
  expect(request).toHaveBeenCalledTimes(1)
  expect(request.mock.calls[0]).toEqual([{ email: 'robin@example.test', firstName: 'Robin', surname: 'Gift' }])
  answer.resolve(calm)
  await title('All done!')

  expect(scope.getState($user)?.isCalmRequested).toBe(false)
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(scope.getState($user)?.isCalmRequested).toBe(true)
  await press('Open')
  expect(await screen.findByText('You have already requested this gift.')).toBeDefined()
  expect(screen.getByText(/within 48hrs/)).toBeDefined()
})

test('a request that fails is shown and logged, and what was typed stays, even after MAYBE LATER', async () => {
  const request = vi.fn().mockRejectedValue(new CallError({ kind: 'network' }))
  const { logged } = await show({ request })
  await goToForm()
  await userEvent.type(screen.getByLabelText('Surname'), 'ton')
  await press('REQUEST SUBSCRIPTION')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost.')
  expect(logged).toHaveBeenCalledWith('calm request: no answer')
  await press('MAYBE LATER')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Open')
  expect(await screen.findByLabelText('Surname')).toHaveProperty('value', 'Exampleton')
})

test('an error of the server about a field is shown at it, and not logged', async () => {
  const errors = { email: ['Invalid email address'] }
  const request = vi
    .fn()
    .mockRejectedValue(new CallError({ kind: 'http', status: 422, msg: 'Invalid email address', errors }))
  const { logged } = await show({ request })
  await goToForm()
  await press('REQUEST SUBSCRIPTION')
  expect(await screen.findByRole('link', { name: 'Invalid email address' })).toBeDefined()
  expect(logged).not.toHaveBeenCalled()
})

test('when the cards cannot be loaded the dialog says so and tries again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue(cards)
  await show({ load })
  await press('Try again')
  await title('A gift for you')
})

test('with fewer cards in the content every step is still there', async () => {
  await show({ load: () => cards.slice(0, 1) })
  await goToForm()
  expect(screen.getByRole('heading', { level: 3, name: 'Request it' })).toBeDefined()
})

test.each(failures)('a request that fails is explained once: $words', async ({ error, words }) => {
  await show({ request: () => Promise.reject(error) })
  await goToForm()
  await press('REQUEST SUBSCRIPTION')
  await expectFailureOnce(words)
})

test.each(failures)('cards that are not loaded are explained once: $words', async ({ error, words }) => {
  await show({ load: () => Promise.reject(error) })
  await expectFailureOnce(words)
})
