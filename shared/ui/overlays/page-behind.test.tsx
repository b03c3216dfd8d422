import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { addHelperToolbar, renderPart, skipPauses } from '../../testing/index.ts'
import {
  aDialog,
  expectInert,
  focused,
  gone,
  isInert,
  Page,
  page,
  press,
  type Toggle,
} from '../../testing/page-with-layers.tsx'
import { PageHeading } from '../index.ts'
import { Drawer, SidePanel } from './index.ts'

/** Opens a layer by its button, and waits for it. */
const openLayer = (name: string, title = name.replace(/^./, (first) => first.toUpperCase())) => {
  press(`Open ${name}`)
  return screen.findByRole('dialog', { name: title })
}

const aDrawer = ({ isOpen, close }: Toggle) => (
  <Drawer title="Tool" opened={isOpen} onClose={close}>
    {leaveTool(close)}
  </Drawer>
)
const aPanel = ({ isOpen, close }: Toggle) =>
  isOpen && (
    <SidePanel title="Tool" size={300} onClose={close}>
      {leaveTool(close)}
    </SidePanel>
  )
const leaveTool = (close: () => void) => <input type="button" value="Leave Tool" onClick={close} />

test.each([
  ['dialog', aDialog('Tool')],
  ['drawer', aDrawer],
  ['panel', aPanel],
])(
  'behind a %s the page is inert and still, the live region is not; afterwards the focus comes back',
  async (_, layer) => {
    skipPauses()
    renderPart(<Page layers={{ tool: layer }} />)
    for (const _ of [1, 2]) {
      const dialog = await openLayer('tool')
      await expectInert([page(), screen.getByText('Saved'), dialog], [true, false, false])
      expect(document.documentElement.hasAttribute('data-still')).toBe(true)
      press('Leave Tool')
      expect(isInert(page())).toBe(false)
      expect(document.documentElement.hasAttribute('data-still')).toBe(false)
      expect(focused()).toBe('Open tool')
      await gone('Tool')
      expect(focused()).toBe('Open tool')
    }
  },
)

test('the toolbar that a reading helper has put into the body stays usable', async () => {
  skipPauses()
  const toolbar = addHelperToolbar()
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  await openLayer('tool')
  await expectInert([page(), toolbar], [true, false])
})

/** Whether the browser does what it does by itself. */
const isLeftToBrowser = (shiftKey: boolean) =>
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey })

test.each([
  ['wraps around', () => {}, false],
  ['leads to the toolbar of a reading helper', () => addHelperToolbar(), true],
  ['leads to a toolbar beside the body', () => addHelperToolbar(document.documentElement), true],
])('at the ends of a dialog Tab %s', async (_, addOther, isLeft) => {
  skipPauses()
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  await openLayer('tool')
  addOther()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
  expect(isLeftToBrowser(true)).toBe(isLeft)
  screen.getByRole('button', { name: 'Leave Tool' }).focus()
  expect(isLeftToBrowser(false)).toBe(isLeft)
})

test('a person who goes to the toolbar of a reading helper before the dialog gives the focus on stays there', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  press('Open tool')
  await waitFor(() => expect(document.activeElement?.role).toBe('dialog'))
  field.focus()
  await expectInert([page(), field], [true, false])
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('the dialog takes the focus, then its first control, and after that the page becomes inert', async () => {
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  const steps: unknown[] = []
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    steps.push([target.getAttribute('role') ?? target.getAttribute('aria-label'), isInert(page())])
  }
  press('Open tool')
  document.addEventListener('focusin', onFocus)
  await waitFor(() => expect(isInert(page())).toBe(true))
  document.removeEventListener('focusin', onFocus)
  expect(steps).toEqual([
    ['dialog', false],
    ['Close', false],
  ])
})

const aForm = ({ isOpen, close }: Toggle) => (
  <Drawer title="Tool" opened={isOpen} onClose={close}>
    <input aria-label="Title" data-autofocus />
  </Drawer>
)
const inField = () => document.activeElement?.getAttribute('aria-label') === 'Title'

test('a field takes the focus once a screen reader has had time for the dialog', async () => {
  renderPart(<Page layers={{ tool: aForm }} />)
  const dialog = await openLayer('tool')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(inField()).toBe(false)
  expect(isInert(page())).toBe(false)
  await waitFor(() => expect(inField()).toBe(true))
  await expectInert([page()], [true])
})

// docs/product/accessibility.md#escape
test.each([
  ['has no use for', false],
  ['uses', true],
])('Escape in a dialog over a page that stops keys which it %s', async (_, isUsed) => {
  const keep = (event: KeyboardEvent) => {
    if (isUsed) event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', keep, { capture: true })
  onTestFinished(() => document.removeEventListener('keydown', keep, { capture: true }))
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  const dialog = await openLayer('tool')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  if (!isUsed) return gone('Tool')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('dialog', { name: 'Tool' })).toBeDefined()
})

test('typing at once leads into the field with the first letter, and no other key leads there', async () => {
  renderPart(<Page layers={{ tool: aForm }} />)
  const dialog = await openLayer('tool')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const key of ['Shift', 'Tab', 'F6']) fireEvent.keyDown(dialog, { key })
  fireEvent.keyDown(dialog, { key: 'c', ctrlKey: true })
  expect(inField()).toBe(false)
  fireEvent.keyDown(dialog, { key: 'h' })
  expect(inField()).toBe(true)
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
  await openLayer('One')
  press('Leave One')
  await screen.findByRole('dialog', { name: 'Two' })
  press('Leave Two')
  expect(focused()).toBe('Open One')
})

test('a dialog that is open when it mounts knows where the focus came from', async () => {
  renderPart(<Page layers={{ tool: (props) => props.isOpen && aDialog('Tool')(props) }} />)
  await openLayer('tool')
  press('Leave Tool')
  expect(isInert(page())).toBe(false)
  expect(focused()).toBe('Open tool')
})

/** Opens the second layer from inside the first, as an "Edit" in a dialog does. */
function Two({ first, second }: { first: (props: Toggle, open: ReactNode) => ReactNode; second: typeof first }) {
  const [isFirst, setFirst] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const closeFirst = () => setFirst(false)
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
        { isOpen: isFirst, close: closeFirst },
        opener('Open two', () => setSecond(true)),
      )}
      {second({ isOpen: isSecond, close: () => setSecond(false) }, opener('Close one', closeFirst))}
    </>
  )
}
const oneDialog =
  (title: string, zIndex = 200) =>
  (props: Toggle, inside: ReactNode) =>
    aDialog(title, { zIndex }, inside)(props)

test('a dialog above a dialog makes that one inert too, and gives it back first', async () => {
  skipPauses()
  renderPart(<Two first={oneDialog('One')} second={oneDialog('Two')} />)
  const one = await openLayer('one')
  const two = await openLayer('two')
  await expectInert([page(), one, two], [true, true, false])
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
  await openLayer('one')
  const two = await openLayer('two')
  press('Close one')
  expect([page(), two].map(isInert)).toEqual([true, false])
  press('Leave Two')
  expect(isInert(page())).toBe(false)
  expect(focused()).toBe('Journal')
})

test('a layer that opens late below a higher one does not silence it', async () => {
  skipPauses()
  renderPart(<Two first={oneDialog('One', 600)} second={oneDialog('Two', 200)} />)
  const one = await openLayer('one')
  const two = await openLayer('two')
  await expectInert([page(), one, two], [true, false, true])
})

test('parts that others have made inert stay so', async () => {
  renderPart(<Page layers={{ tool: aDialog('Tool') }} />)
  page().setAttribute('inert', '')
  await openLayer('tool')
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
  await openLayer('achievements')
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
  await openLayer('deletion', 'Delete')
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
  await openLayer('tool')
  screen.getByRole('textbox', { name: 'Message' }).focus()
  fireEvent.click(screen.getByText('close tool'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
})
