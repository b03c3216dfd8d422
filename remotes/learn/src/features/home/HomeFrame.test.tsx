import { keepFocus, useLocation } from '@stepwise/shared/routing'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HomeFrame } from './HomeFrame.tsx'
import type { HomeTab } from './home-tabs.ts'

/** As the host does it: each tab is a page of its own, so the frame is taken away and mounted again. */
function Host() {
  const { pathname, state } = useLocation()
  const tab: HomeTab = pathname.includes('software') ? 'software' : 'flows'
  return (
    <>
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
      <HomeFrame key={tab} tab={tab} isReady={tab === 'flows'}>
        <button type="button">Content</button>
      </HomeFrame>
    </>
  )
}

async function show(at = '/dashboard/learn') {
  return renderPart(<Host />, { scope: await signedInScope(aUser()), at })
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('a pressed tab replaces the address and has the focus on the next page', async () => {
  await show()
  await userEvent.click(tab('Software'))
  expect(screen.getByRole('status').textContent).toBe(`/dashboard/software ${JSON.stringify(keepFocus)}`)
  expect(tab('Software').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab('Software'))
})

test('the greeting stays while the other tab loads', async () => {
  await show()
  await userEvent.click(tab('Software'))
  expect(screen.getByRole('tabpanel', { name: 'Software' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
})

test('after another page the greeting waits for the content', async () => {
  await show('/dashboard/software')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('by keyboard: one stop, arrows and Home and End move, Space and Enter open', async () => {
  await show()
  tab('Study flows').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Software'))
  expect(tab('Study flows').getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Study flows'))
  await userEvent.keyboard('{End} ')
  expect(tab('Software').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab('Software'))
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(tab('Study flows').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab('Study flows'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Content' }))
})
