import { aUser, recordAnnouncements, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'

/** The device keeps what a person types, from one test to the next. */
let people = 0
const newPerson = () => aUser({ id: `person-${people++}` })

/** Opens the page of a small app at its address, as someone new. */
export async function openApp(
  page: ReactNode,
  name: string,
  { query = '', person = newPerson() } = {},
  options: Parameters<typeof signedInScope>[1] = {},
) {
  const scope = await signedInScope(person, options)
  const at = `/apps/${name.toLowerCase().replaceAll(' ', '-')}${query}`
  const { unmount } = renderPart(page, { scope, at })
  await screen.findByRole('heading', { level: 1, name })
  return { said: recordAnnouncements(scope), user: userEvent.setup(), person, close: unmount }
}

export const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) => screen.getByLabelText<Kind>(name)
export const button = (name: string) => screen.getByRole('button', { name })
export const press = (name: string) => userEvent.click(button(name))
