import { CallError } from '@stepwise/shared/http'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { fork } from 'effector'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { InstitutionOffer } from './InstitutionOffer.tsx'
import { findForDomainFx } from './institution-offer.model.ts'

beforeEach(() => void vi.useFakeTimers())
const kelda = { name: 'Kelda University', url: '/api/auth/institutions/start?domain=kelda.example' }
const find = vi.fn(async (domain: string) => (domain.endsWith('kelda.example') ? kelda : null))

function Page({ isSharedComputer = false }) {
  const [email, setEmail] = useState('')
  return (
    <>
      <label>
        Email <input value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      </label>
      <InstitutionOffer email={email} isSharedComputer={isSharedComputer} />
    </>
  )
}

function open(props = {}) {
  find.mockClear()
  return renderPart(<Page {...props} />, { scope: fork({ handlers: [[findForDomainFx, find]] }) })
}

/** Types, and rests for a moment. */
async function type(email: string, restMs = 500) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  await act(() => vi.advanceTimersByTimeAsync(restMs))
}

const offer = () => screen.queryByRole('link', { name: 'Continue with Kelda University' })

test('a whole address of an institution brings its way in, and says so', async () => {
  const { scope } = open()
  await type('robin@cs.kelda.example')
  expect(offer()?.getAttribute('href')).toBe(`${kelda.url}&email=robin%40cs.kelda.example`)
  expect(scope.getState($announcement)).toBe('You can continue with Kelda University.')
  expect(screen.getByText(/By choosing Continue with Kelda University you accept our/)).toBeDefined()
})

test('an unfinished address stays here: only the domain is asked about, once it rests, and once', async () => {
  open()
  await type('robin@kelda', 500)
  await type('robin@kelda.example', 499)
  expect(find).not.toHaveBeenCalled()
  await type('robin.price@kelda.example', 500)
  await type('robin@kelda.example')
  expect(find.mock.calls).toEqual([['kelda.example']])
  expect(offer()?.getAttribute('href')).toContain('robin%40kelda.example')
})

test('the offer goes as soon as the address is another one', async () => {
  open()
  await type('robin@kelda.example')
  expect(offer()).not.toBeNull()
  await type('robin@kelda.exampl', 0)
  expect(offer()).toBeNull()
  await type('robin@elsewhere.test')
  expect(offer()).toBeNull()
})

test('the address of the institution says that the computer is shared', async () => {
  open({ isSharedComputer: true })
  await type('robin@kelda.example')
  expect(offer()?.getAttribute('href')).toContain('&shared=1')
})

test('a failure is silent, and the next address asks again', async () => {
  open()
  find.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await type('robin@kelda.example')
  expect(offer()).toBeNull()
  await type('robin@kelda.exampl')
  await type('robin@kelda.example')
  expect(offer()).not.toBeNull()
})

test('while the browser leaves, the link says so; by Back it is as before', async () => {
  const { scope } = open()
  await type('robin@kelda.example')
  const link = offer()
  link?.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link as HTMLElement)
  expect(link?.textContent).toBe('Going to Kelda University…')
  expect(scope.getState($announcement)).toBe('Going to Kelda University…')
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  expect(link?.textContent).toBe('Continue with Kelda University')
})
