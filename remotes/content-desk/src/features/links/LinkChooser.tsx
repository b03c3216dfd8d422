import { useClearedAnnounced } from '@stepwise/shared/search'
import { Text } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './AddressField.module.css'
import { $searchProblem, $targets, $term, termChanged } from './links.model.ts'
import { TargetList } from './TargetList.tsx'

interface LinkChooserProps {
  id: string
  onChosen: (address: string, title: string) => void
  /** Escape was pressed. */
  onClose: () => void
}

/** Finds what a link can lead to by its title. */
export function LinkChooser({ id, onChosen, onClose }: LinkChooserProps) {
  const { term, targets, problem, type } = useUnit({
    term: $term,
    targets: $targets,
    problem: $searchProblem,
    type: termChanged,
  })
  const input = useRef<HTMLInputElement>(null)
  useClearedAnnounced(term)
  useEffect(() => input.current?.focus(), [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Not the dialog around it.
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is of the field and the results in it
    <div className={styles.chooser} onKeyDown={closeOnEscape}>
      <TextInput
        ref={input}
        id={id}
        type="search"
        label="Search by title"
        description="Pages, steps, flows, software, resources and files"
        autoComplete="off"
        maxLength={500}
        value={term}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        // Not the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {problem && <Text role="alert">{`The search did not work. ${problem}`}</Text>}
      {targets?.length === 0 && <Text>Nothing found. Try other words of the title.</Text>}
      {targets && targets.length > 0 && (
        <TargetList name="Results" targets={targets} query={term} onChosen={onChosen} />
      )}
    </div>
  )
}
