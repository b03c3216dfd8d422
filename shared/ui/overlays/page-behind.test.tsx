import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { headingFocusWanted, useLocation, useNavigate } from '../../routing/index.ts'
import { renderPart } from '../../testing/index.ts'
import { PageHeading } from '../index.ts'
import { Dialog, Drawer, SidePanel } from './index.ts'

const isInert = (element: Element) => element.closest('[inert]') !== null
const page = () => screen.getByTestId('page')
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent
const gone = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())

/** A page with a live region and with a button for each layer, which can be closed from inside and from anywhere. */
function Page({ layers, children }: { layers: Record<string, (props: Toggle) => ReactNode>; children?: ReactNode }) {
  const [open, setOpen] = useState<string[]>([])
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name))
  return (
    <>
      <p data-live-region>Saved</p>
      <div data-testid="page">
        {Object.keys(layers).map((name) => (
          <button key={name} type="button" onClick={() => setOpen([...open, name])}>
            {`Open ${name}`}
          </button>
        ))}
        {children}
      </div>
      {Object.entries(layers).map(([name, layer]) => (
        <div key={name}>
          {layer({ isOpen: open.includes(name), close: () => close(name) })}
          {/* Stands for what closes a layer without a press, such as an answer of the server. */}
          <button type="button" data-portal onClick={() => close(name)}>
            {`close ${name}`}
          </button>
        </div>
      ))}
    </>
  )
}
type Toggle = { isOpen: boolean; close: () => void }
const closeFromAfar = (name: string) => fireEvent.click(screen.getByText(`close ${name}`))

const aDialog =
  (title: string, props: Partial<ComponentProps<typeof Dialog>> = {}, children?: ReactNode) =>
  ({ isOpen, close }: Toggle) => (
    <Dialog title={title} opened={isOpen} onClose={close} {...props}>
      <button type="button" onClick={close}>{`Leave ${title}`}</button>
      {children}
    </Dialog>
  )

test.each([
  ['dialog', aDialog('Tool')],
  [
    'drawer',
    ({ isOpen, close }: Toggle) => (
      <Drawer title="Tool" opened={isOpen} onClose={close}>
        <button type="button" onClick={close}>
          Leave Tool
        </button>
      </Drawer>
    ),
  ],
  [
    'panel',
    ({ isOpen, close }: Toggle) =>
      isOpen && (
        <SidePanel title="Tool" size={300} onClose={close}>
          <button type="button" onClick={close}>
            Leave Tool
          </button>
        </SidePanel>
      ),
  ],
])('behind a %s the page is inert and the live region is not; afterwards the focus comes back', async (_, layer) => {
  renderPart(<Page layers={{ tool: layer }} />)
  for (const _ of [1, 2]) {
    press('Open tool')
    expect(await screen.findByRole('dialog', { name: 'Tool' })).toBeDefined()
    expect(isInert(page())).toBe(true)
    expect(isInert(screen.getByText('Saved'))).toBe(false)
    expect(isInert(screen.getByRole('dialog'))).toBe(false)
    press('Leave Tool')
    expect(isInert(page())).toBe(false)
    expect(focused()).toBe('Open tool')
    await gone('Tool')
    expect(focused()).toBe('Open tool')
  }
})

test('in Firefox the page is inert only once the focus is in the layer, so that Orca says where it is', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Gecko/20100101 Firefox/153.0')
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  const inertAtFocus: boolean[] = []
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[role=dialog]')) inertAtFocus.push(isInert(page()))
  }
  document.addEventListener('focusin', onFocus)
  press('Open tool')
  await waitFor(() => expect(inertAtFocus[0]).toBe(false))
  await waitFor(() => expect(isInert(page())).toBe(true))
  press('Leave Tool')
  expect(isInert(page())).toBe(false)
  await gone('Tool')
  document.removeEventListener('focusin', onFocus)
  agent.mockRestore()
})

test('a key that moves the focus before the dialog is drawn does not change where it comes back to', async () => {
  renderPart(
    <Page layers={{ tool: aDialog('Tool') }}>
      <button type="button">Next row</button>
    </Page>,
  )
  press('Open tool')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'Next row' }).focus()
  await screen.findByRole('dialog', { name: 'Tool' })
  press('Leave Tool')
  expect(focused()).toBe('Open tool')
})

function Swap() {
  const [open, setOpen] = useState<'One' | 'Two' | null>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('One')}>
        Open One
      </button>
      {aDialog('One')({ isOpen: open === 'One', close: () => setOpen('Two') })}
      {aDialog('Two')({ isOpen: open === 'Two', close: () => setOpen(null) })}
    </>
  )
}

test('a dialog that takes the place of another gives the focus to what opened that one', async () => {
  renderPart(<Swap />)
  press('Open One')
  await screen.findByRole('dialog', { name: 'One' })
  press('Leave One')
  await screen.findByRole('dialog', { name: 'Two' })
  press('Leave Two')
  expect(focused()).toBe('Open One')
})

test('a dialog that is open when it mounts knows where the focus came from', async () => {
  renderPart(<Page layers={{ tool: (props) => props.isOpen && aDialog('Tool')(props) }} />)
  press('Open tool')
  await screen.findByRole('dialog', { name: 'Tool' })
  press('Leave Tool')
  expect(isInert(page())).toBe(false)
  expect(focused()).toBe('Open tool')
})

/** Opens the second layer from inside the first, as an "Edit" in a dialog does. */
function Two({ first, second }: { first: (props: Toggle, open: ReactNode) => ReactNode; second: typeof first }) {
  const [isFirst, setFirst] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const opener = (name: string, open: () => void) => (
    <button type="button" onClick={open}>
      {name}
    </button>
  )
  return (
    <>
      <p data-live-region>Saved</p>
      <div data-testid="page">{opener('Open one', () => setFirst(true))}</div>
      {first(
        { isOpen: isFirst, close: () => setFirst(false) },
        opener('Open two', () => setSecond(true)),
      )}
      {second(
        { isOpen: isSecond, close: () => setSecond(false) },
        opener('Close one', () => setFirst(false)),
      )}
    </>
  )
}
const oneDialog =
  (title: string, zIndex = 200) =>
  (props: Toggle, inside: ReactNode) =>
    aDialog(title, { zIndex }, inside)(props)

test('a dialog above a dialog makes that one inert too, and gives it back first', async () => {
  renderPart(<Two first={oneDialog('One')} second={oneDialog('Two')} />)
  press('Open one')
  const one = await screen.findByRole('dialog', { name: 'One' })
  press('Open two')
  const two = await screen.findByRole('dialog', { name: 'Two' })
  expect([page(), one, two].map(isInert)).toEqual([true, true, false])
  press('Leave Two')
  expect([page(), one].map(isInert)).toEqual([true, false])
  expect(focused()).toBe('Open two')
  press('Leave One')
  expect(isInert(page())).toBe(false)
  expect(focused()).toBe('Open one')
  await gone('One')
})

test('when the lower of two closes, the page stays inert, and the focus leads past what is gone', async () => {
  renderPart(
    <>
      <PageHeading>Journal</PageHeading>
      <Two first={oneDialog('One')} second={oneDialog('Two')} />
    </>,
  )
  press('Open one')
  await screen.findByRole('dialog', { name: 'One' })
  press('Open two')
  const two = await screen.findByRole('dialog', { name: 'Two' })
  press('Close one')
  expect([page(), two].map(isInert)).toEqual([true, false])
  press('Leave Two')
  expect(isInert(page())).toBe(false)
  expect(focused()).toBe('Journal')
})

test('what opens late below a higher layer does not silence it', async () => {
  renderPart(<Two first={oneDialog('One', 600)} second={oneDialog('Two', 200)} />)
  press('Open one')
  const one = await screen.findByRole('dialog', { name: 'One' })
  press('Open two')
  const two = await screen.findByRole('dialog', { name: 'Two' })
  expect([page(), one, two].map(isInert)).toEqual([true, false, true])
})

test('what others have made inert stays so', async () => {
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  page().setAttribute('inert', '')
  press('Open tool')
  await screen.findByRole('dialog', { name: 'Tool' })
  press('Leave Tool')
  expect(isInert(page())).toBe(true)
})

test('a layer that a menu opened gives the focus to the button of the menu', async () => {
  renderPart(
    <>
      <button type="button" id="account">
        Account
      </button>
      <div role="menu" tabIndex={-1} aria-labelledby="account">
        <Page layers={{ achievements: aDialog('Achievements') }} />
      </div>
    </>,
  )
  press('Open achievements')
  await screen.findByRole('dialog', { name: 'Achievements' })
  press('Leave Achievements')
  expect(focused()).toBe('Account')
})

test('when what opened it is gone, the focus goes where the layer says', async () => {
  const fallback = () => document.getElementById('next-row')
  const deletion = aDialog('Delete', { focusFallback: fallback })
  renderPart(
    <Page layers={{ deletion }}>
      <button type="button" id="next-row">
        Next row
      </button>
    </Page>,
  )
  press('Open deletion')
  await screen.findByRole('dialog', { name: 'Delete' })
  screen.getByRole('button', { name: 'Open deletion' }).setAttribute('disabled', '')
  press('Leave Delete')
  expect(focused()).toBe('Next row')
})

test('a focus that the person has moved meanwhile stays theirs', async () => {
  renderPart(
    <>
      <Page layers={{ tool: aDialog('Tool') }} />
      <input aria-label="Message" />
    </>,
  )
  press('Open tool')
  await screen.findByRole('dialog', { name: 'Tool' })
  screen.getByRole('textbox', { name: 'Message' }).focus()
  closeFromAfar('tool')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
})

function Arriving() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <button type="button" data-portal onClick={() => setThere(true)}>
        arrive
      </button>
      {isThere && <PageHeading>The next page</PageHeading>}
    </>
  )
}

test('the heading of a page that is on its way takes the focus after the layer has returned it', async () => {
  renderPart(
    <>
      <Page layers={{ notes: aDialog('Notes') }} />
      <Arriving />
    </>,
  )
  press('Open notes')
  await screen.findByRole('dialog', { name: 'Notes' })
  headingFocusWanted()
  press('Leave Notes')
  expect(focused()).toBe('Open notes')
  fireEvent.click(screen.getByText('arrive'))
  expect(focused()).toBe('The next page')
})

function TwoPages() {
  const navigate = useNavigate()
  const isNext = useLocation().pathname === '/next'
  return (
    <>
      <Page layers={{ badges: aDialog('Badges', { closesWithPage: true }), notes: aDialog('Notes') }} />
      <button type="button" data-portal onClick={() => navigate(isNext ? '/' : '/next')}>
        other page
      </button>
      <button type="button" data-portal onClick={() => navigate('.', { replace: true })}>
        page at hand
      </button>
      {isNext && <PageHeading>The next page</PageHeading>}
    </>
  )
}

test('a layer that belongs to its page closes with it, in time for the new heading', async () => {
  renderPart(<TwoPages />)
  press('Open badges')
  await screen.findByRole('dialog', { name: 'Badges' })
  headingFocusWanted()
  fireEvent.click(screen.getByText('other page'))
  expect(focused()).toBe('The next page')
  expect(isInert(page())).toBe(false)
  await gone('Badges')

  press('Open notes')
  await screen.findByRole('dialog', { name: 'Notes' })
  fireEvent.click(screen.getByText('other page'))
  expect(screen.getByRole('dialog', { name: 'Notes' })).toBeDefined()
  expect(isInert(page())).toBe(true)
})

test('and not when the page at hand arrives anew: it may have been chosen before the layer was opened', async () => {
  renderPart(<TwoPages />)
  press('Open badges')
  const dialog = await screen.findByRole('dialog', { name: 'Badges' })
  fireEvent.click(screen.getByText('page at hand'))
  expect(isInert(page())).toBe(true)
  expect(dialog.contains(document.activeElement)).toBe(true)
})
