import { announced, Button, VisuallyHidden } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import messages from '../../features/message/Message.module.css'
import { useFocusOnSwitch } from './use-focus-on-switch.ts'

/** What the form of a section tells it. */
export interface SectionForm {
  /** The change is made. The sentence is shown in the section and announced; none where the section says it by itself. */
  onDone: (message?: string) => void
  onCancel: () => void
}

interface EditableSectionProps {
  title: string
  /** What the button changes, such as "name"; it is read after "Change". */
  what: string
  /** In place of "Change". */
  label?: string
  /** While it is not being changed. */
  children: ReactNode
  form: (section: SectionForm) => ReactNode
}

/**
 * A part of the account that can be read, and changed in its place. Cancel keeps nothing; the focus goes to the form's first field and
 * comes back to the button.
 */
export function EditableSection({ title, what, label, children, form }: EditableSectionProps) {
  const announce = useUnit(announced)
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const place = useFocusOnSwitch(isOpen ? 'form' : 'rest')
  const open = () => {
    setMessage(null)
    setOpen(true)
  }
  const onDone = (done?: string) => {
    if (done) announce(done)
    setMessage(done ?? null)
    setOpen(false)
  }
  const button = (
    <Button variant="default" data-opens="form" onClick={open}>
      <span>{label ?? 'Change'}</span> {!label && <VisuallyHidden>{what}</VisuallyHidden>}
    </Button>
  )
  return (
    <div ref={place}>
      <Card title={title} height="content" action={isOpen ? undefined : button}>
        {isOpen ? form({ onDone, onCancel: () => setOpen(false) }) : children}
        {message !== null && (
          <p className={messages.message} data-kind="success">
            {message}
          </p>
        )}
      </Card>
    </div>
  )
}
