import { CallError } from '@stepwise/shared/http'
import { announced, Button } from '@stepwise/shared/ui'
import { required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import messages from '../../features/message/Message.module.css'
import { $security } from '../../features/security/security.model.ts'
import { isDone } from '../../features/security/step-up.model.ts'
import { isPasskeyCancelled, messageOfPasskeyFailure } from '../../features/sign-in/passkeys.model.ts'
import styles from './AccountPage.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { useFocusOnSwitch } from './use-focus-on-switch.ts'
import { $deviceName, makePasskeyFx } from './ways-in.model.ts'

const formatAdded = (name: string) => `You can sign in with “${name}” now.`

/** Asks for a name, then the browser asks for the rest. */
export function AddPasskey() {
  const [security, announce] = useUnit([$security, announced])
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const place = useFocusOnSwitch(isOpen ? 'form' : 'rest')
  const onDone = (name: string) => {
    announce(formatAdded(name))
    setAdded(name)
    setOpen(false)
  }
  // It may have been renamed or removed since.
  const isThere = security?.passkeys.some(({ name }) => name === added)
  return (
    <div ref={place} className={styles.add}>
      {added !== null && isThere && (
        <p className={messages.message} data-kind="success">
          {formatAdded(added)}
        </p>
      )}
      {isOpen ? (
        <AddForm onDone={onDone} onCancel={() => setOpen(false)} />
      ) : (
        <Button
          variant="outline"
          data-opens="form"
          onClick={() => {
            setAdded(null)
            setOpen(true)
          }}
        >
          Add a passkey
        </Button>
      )}
    </div>
  )
}

interface AddFormProps {
  onDone: (name: string) => void
  onCancel: () => void
}

function AddForm({ onDone, onCancel }: AddFormProps) {
  const [deviceName, make, announce] = useUnit([$deviceName, makePasskeyFx, announced])
  const [note, setNote] = useState<string | null>(null)
  const form = useProductForm({
    name: 'new-passkey',
    initialValues: { name: deviceName },
    rules: { name: [required('Enter a name')] },
    send: async ({ name }) => {
      setNote(null)
      try {
        if (await isDone(make({ name: name.trim() }))) onDone(name.trim())
      } catch (error) {
        const message = messageOfPasskeyFailure(error)
        // A person who has closed the browser's window sees no error.
        if (!isPasskeyCancelled(error)) throw asCallError(error, message)
        setNote(message)
        announce(message)
      }
    },
  })
  return (
    <ChangeForm
      form={form}
      label="Add this passkey"
      busyLabel="Waiting for your browser…"
      onCancel={onCancel}
      footnote={note !== null && <p>{note}</p>}
    >
      <TextInput
        label="Passkey name"
        description="To help you tell your passkeys apart. For example, name the device it is for."
        autoComplete="off"
        {...form.field('name')}
      />
    </ChangeForm>
  )
}

/** Forms show the words of calls that failed; those of the browser's dialog are shown in the same way. */
const asCallError = (error: unknown, msg: string) =>
  error instanceof CallError ? error : new CallError({ kind: 'http', status: 0, msg, errors: {} })
