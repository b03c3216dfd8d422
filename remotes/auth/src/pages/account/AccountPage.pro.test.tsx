import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnswersSections } from './AnswersSections.tsx'
import { sendUserInfoFx } from './account.model.ts'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

const userInfo = { ...aUser().userInfo, courseStarted: null, courseEnds: null, courseName: null }
const user = aUser({
  userInfo: { ...userInfo, asTechnologyLevel: 'quite familiar' } as typeof userInfo & object as never,
})

test('pro knows nothing of a course and asks for no study priorities, and keeps them as they are', async () => {
  const send = vi.fn(async () => user.userInfo)
  const scope = await signedInScope(user, { handlers: [[sendUserInfoFx, send]] })
  renderPart(<AnswersSections />, { scope })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Assistive technology'])
  await userEvent.click(screen.getByRole('button', { name: 'Change assistive technology knowledge' }))
  await userEvent.click(screen.getByRole('radio', { name: /Complete beginner/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save answer' }))
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ courseStarted: '', courseName: null, asTechnologyLevel: 'complete beginner' }),
  )
})
