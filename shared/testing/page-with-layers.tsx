import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { Dialog } from '../ui/overlays/index.ts'

export const isInert = (element: Element) => element.closest('[inert]') !== null
/** Once a layer has the focus, what lies behind it becomes inert. */
export const expectInert = (elements: Element[], expected: boolean[]) =>
  waitFor(() => expect(elements.map(isInert)).toEqual(expected))
export const page = () => screen.getByTestId('page')
export const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
export const focused = () => document.activeElement?.textContent
export const gone = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())

/** A page with a live region and with a button for each layer, which can be closed from inside and from anywhere. */
export function Page({
  layers,
  children,
}: {
  layers: Record<string, (props: Toggle) => ReactNode>
  children?: ReactNode
}) {
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
export interface Toggle {
  isOpen: boolean
  close: () => void
}

export const aDialog =
  (title: string, props: Partial<ComponentProps<typeof Dialog>> = {}, children?: ReactNode) =>
  ({ isOpen, close }: Toggle) => (
    <Dialog title={title} opened={isOpen} onClose={close} {...props}>
      <button type="button" onClick={close}>{`Leave ${title}`}</button>
      {children}
    </Dialog>
  )
