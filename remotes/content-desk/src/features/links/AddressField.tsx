import { isLinkAddress } from '@stepwise/shared/contracts/own-address'
import { useParams } from '@stepwise/shared/routing'
import { announced, Button } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type ReactNode, type Ref, useRef } from 'react'
import styles from './AddressField.module.css'
import { LinkChooser } from './LinkChooser.tsx'
import { $openField, addressLeft, chooserClosed, chooserOpened } from './links.model.ts'
import { NearestAddresses } from './NearestAddresses.tsx'
import { toOwnPath } from './own-path.ts'

interface AddressFieldProps {
  id: string
  label: string
  description?: string | undefined
  error?: ReactNode
  value: string
  onChange: (address: string) => void
  /** A page was chosen by its title. */
  onTitle?: (title: string) => void
  inputRef?: Ref<HTMLInputElement>
  /** In a dialog: the field that has the focus first. */
  isFirst?: boolean
}

/** Where a link leads: written, pasted, or chosen by title (docs/product/content-desk.md#links). */
export function AddressField(props: AddressFieldProps) {
  const { id, label, description, error, value, onChange, onTitle, inputRef, isFirst } = props
  const { documentId } = useParams()
  const { openField, open, close, leave, announce } = useUnit({
    openField: $openField,
    open: chooserOpened,
    close: chooserClosed,
    leave: addressLeft,
    announce: announced,
  })
  const field = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = openField === id
  const take = (address: string, title: string) => {
    onChange(address)
    onTitle?.(title)
    close()
    announce(`The link leads to “${title}”`)
    // What was pressed is gone.
    field.current?.querySelector('input')?.focus()
  }
  const leaveChooser = () => {
    close()
    toggle.current?.focus()
  }
  const check = () => {
    if (documentId && value.startsWith('/') && isLinkAddress(value)) leave({ documentId, address: value })
  }
  return (
    <div ref={field} className="ui-grid ui-gap-8">
      <div className={styles.row}>
        <TextInput
          ref={inputRef}
          id={id}
          label={label}
          description={description}
          inputMode="url"
          spellCheck={false}
          value={value}
          error={error ?? addressProblem(value)}
          onChange={({ currentTarget }) => onChange(toOwnPath(currentTarget.value, window.location.origin))}
          onBlur={check}
          {...(isFirst && { 'data-autofocus': true })}
        />
        <Button
          ref={toggle}
          variant="default"
          aria-expanded={isOpen}
          aria-label={`Choose a page for “${label}”`}
          onClick={() => (isOpen ? close() : open(id))}
        >
          Choose a page
        </Button>
      </div>
      {isOpen ? (
        <LinkChooser id={`${id}-chooser`} onChosen={take} onClose={leaveChooser} />
      ) : (
        <NearestAddresses address={value} onChosen={take} />
      )}
    </div>
  )
}

/** An error shown during typing, once no more typing could make it an address. */
function addressProblem(address: string): string | undefined {
  const isBegun = /^(https?|mailto|tel|sms|\/|#)/.test(address.trim()) || address.trim().length < 7
  const isWrong = address.trim() !== '' && !isBegun && !isLinkAddress(address.trim())
  return isWrong ? 'This must begin with https://, mailto:, tel:, sms: or /' : undefined
}
