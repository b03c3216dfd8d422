import { useLocation } from '@stepwise/shared/routing'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { waitFor } from '@testing-library/react'
import { createWatch } from 'effector'
import { expect, test } from 'vitest'
import { AddNoteButton } from './AddNoteButton.tsx'
import { noteProposed } from './start-note.model.ts'

let address = ''

function Address() {
  const { pathname, search, hash } = useLocation()
  address = pathname + search + hash
  return null
}

// docs/product/steps-and-player.md#app-notes
test('a text of the address is proposed once, and only when the address has lost it', async () => {
  const scope = await signedInScope(aUser(), {})
  const proposals: string[] = []
  const unwatch = createWatch({ unit: noteProposed, scope, fn: (text) => proposals.push(`${text} at ${address}`) })
  renderPart(
    <>
      <Address />
      <AddNoteButton className={undefined} />
    </>,
    { scope, at: '/a-step?view=flows#note=Plan%20first.' },
  )
  await waitFor(() => expect(proposals).toEqual(['Plan first. at /a-step?view=flows']))
  unwatch()
})
