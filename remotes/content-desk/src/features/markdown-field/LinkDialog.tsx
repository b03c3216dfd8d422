import { Button, Group, Stack } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AddressField } from '../links/AddressField.tsx'
import { linkProblems } from './address.ts'
import type { PlacedLink } from './edits.ts'

interface LinkDialogProps {
  /** Null while it is closed. */
  link: PlacedLink | null
  onClose: () => void
  onSave: (words: string, address: string) => void
  /** The words stay. */
  onRemove: () => void
}

/** Asks for the words and the address of a link. */
export function LinkDialog({ link, onClose, ...actions }: LinkDialogProps) {
  const isNew = link?.address === ''
  return (
    <Dialog title="Link" size={520} opened={link !== null} onClose={onClose}>
      {link && <LinkForm link={link} isNew={isNew} onClose={onClose} {...actions} />}
    </Dialog>
  )
}

function LinkForm({ link, isNew, onClose, onSave, onRemove }: LinkDialogProps & { link: PlacedLink; isNew: boolean }) {
  const [words, setWords] = useState(link.words)
  const [address, setAddress] = useState(link.address)
  const [isChecked, setChecked] = useState(false)
  const [wordsInput, addressInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const id = useId()
  const problems = linkProblems(words, address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is in the form of the page for React, though not in the document.
    event.stopPropagation()
    setChecked(true)
    if (problems.words) wordsInput.current?.focus()
    else if (problems.address) addressInput.current?.focus()
    else onSave(words, address)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={wordsInput}
          id={`${id}-words`}
          label="Link text"
          description="It says where the link leads: “Student Minds website”, not “click here”."
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          error={isChecked && problems.words}
          {...(link.words === '' && { 'data-autofocus': true })}
        />
        <AddressField
          inputRef={addressInput}
          id={`${id}-address`}
          label="Address"
          description="https://…, mailto:…, tel:…, sms:… or a page of ours such as /support"
          value={address}
          onChange={setAddress}
          onTitle={(title) => words.trim() === '' && setWords(title)}
          error={isChecked && problems.address}
          isFirst={link.words !== ''}
        />
        <Group justify="flex-end">
          {!isNew && (
            <Button variant="default" onClick={onRemove}>
              Remove the link
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{isNew ? 'Add the link' : 'Change the link'}</Button>
        </Group>
      </Stack>
    </form>
  )
}
