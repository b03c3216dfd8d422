import type { HighlightColour } from '@stepwise/shared/contracts'
import { Button } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type FormEvent, useState } from 'react'
import { ColourSample } from './ColourSample.tsx'
import styles from './HighlightList.module.css'
import { highlightColours, longestName } from './highlight-colours.ts'
import { $colourNames, colourRenamed, renameFx } from './highlights.model.ts'

/** What the person calls the colours. */
export function ColourNamesForm() {
  const names = useUnit($colourNames)
  return (
    <details className={styles.names}>
      <summary>Colour names</summary>
      <ul className={styles.cards}>
        {highlightColours.map(({ colour, usualName, line }) => (
          <li key={colour}>
            <NameForm key={names[colour]} colour={colour} name={names[colour]} usualName={usualName} line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface NameFormProps {
  colour: HighlightColour
  name: string
  usualName: string
  line: string
}

function NameForm({ colour, name, usualName, line }: NameFormProps) {
  const { isSaving, onRename } = useUnit({ isSaving: renameFx.pending, onRename: colourRenamed })
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = typed.trim()
    if (!isSaving && chosen !== name) onRename({ colour, name: chosen === usualName ? '' : chosen })
  }
  return (
    <form className="ui-wrap ui-gap-10 ui-bottom" onSubmit={submit}>
      <ColourSample colour={colour} />
      <TextInput
        className={styles.nameField}
        label={`Name of ${colour}, ${line}`}
        description={`Empty: ${usualName}`}
        value={typed}
        maxLength={longestName}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" aria-label={`Save name of ${colour}`} aria-disabled={isSaving}>
        Save name
      </Button>
    </form>
  )
}
