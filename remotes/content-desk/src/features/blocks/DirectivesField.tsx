import { formatCount } from '@stepwise/shared/counts'
import { announced, Button, Group, Text } from '@stepwise/shared/ui'
import { NativeSelect, Textarea, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import styles from './DirectivesField.module.css'
import {
  type Directive,
  formatForms,
  keyed,
  kindNames,
  readDirectives,
  sortedDirectives,
  withForms,
  withKind,
} from './directives.ts'
import type { FieldFinding } from './field-findings.ts'

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

interface DirectivesFieldProps {
  id: string
  value: unknown
  findings: readonly FieldFinding[]
  onChange: (words: Omit<Directive, 'key'>[]) => void
}

/** Words and what each asks for, in alphabetical order. */
export function DirectivesField({ id, value, findings, onChange }: DirectivesFieldProps) {
  const announce = useUnit(announced)
  const [rows, setRows] = useState(() => keyed(readDirectives(value)))
  const [removed, setRemoved] = useState<Directive | null>(null)
  /** The key of the row whose word takes the focus. */
  const focusTarget = useRef<number | 'undo' | null>(null)
  // Another text has come into the form: taken from the server, or put back.
  const shown = rows.map(({ key: _, ...words }) => words)
  const given = readDirectives(value)
  if (JSON.stringify(given) !== JSON.stringify(shown)) setRows(keyed(given, rows))

  useEffect(() => {
    const target = focusTarget.current
    if (target === null) return
    focusTarget.current = null
    const index = rows.findIndex(({ key }) => key === target)
    document.getElementById(target === 'undo' ? `${id}-undo` : `${id}-${index}-directive`)?.focus()
  })

  const change = (next: Directive[]) => {
    setRows(next)
    onChange(next.map(({ key: _, ...words }) => words))
  }
  const add = () => {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1
    focusTarget.current = key
    change([{ key, directive: '', definition: '' }, ...rows])
    announce('Directive added')
  }
  const remove = (row: Directive) => {
    focusTarget.current = 'undo'
    setRemoved(row)
    change(rows.filter(({ key }) => key !== row.key))
    announce(`${row.directive || 'The directive'} was removed`)
  }
  const undo = () => {
    if (!removed) return
    focusTarget.current = removed.key
    setRemoved(null)
    change(sortedDirectives([removed, ...rows]))
    announce(`${removed.directive || 'The directive'} is back`)
  }
  // Sorted when a row is left, because a row that moves while it is written is lost.
  const onRowBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      const next = sortedDirectives(rows)
      if (next.some(({ key }, index) => key !== rows[index]?.key)) change(next)
    }
  }
  const findError = (index: number, part: string) =>
    findings.find(
      ({ level, field }) =>
        level === 'error' && (field === `words/${index}/${part}` || field.startsWith(`words/${index}/${part}/`)),
    )?.message
  return (
    <div>
      <Group justify="space-between">
        <Text>{`${formatCount(rows.length, 'directive')}, in alphabetical order`}</Text>
        <Button id={id} variant="default" onClick={add}>
          Add a directive
        </Button>
      </Group>
      {removed && (
        <Group className={styles.removed ?? ''}>
          <Text>{`“${removed.directive || 'A new directive'}” was removed.`}</Text>
          <Button id={`${id}-undo`} variant="default" onClick={undo}>
            Undo
          </Button>
        </Group>
      )}
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row} onBlur={onRowBlur}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
            <div role="group" aria-label={row.directive || 'New directive'} className={styles.fields}>
              <TextInput
                id={`${id}-${index}-directive`}
                label="Directive"
                value={row.directive}
                error={findError(index, 'directive')}
                onChange={({ currentTarget }) => change(rows.with(index, { ...row, directive: currentTarget.value }))}
              />
              <Textarea
                id={`${id}-${index}-definition`}
                label="What it asks for"
                rows={2}
                value={row.definition}
                error={findError(index, 'definition')}
                onChange={({ currentTarget }) => change(rows.with(index, { ...row, definition: currentTarget.value }))}
              />
              <NativeSelect
                id={`${id}-${index}-kind`}
                label="What it is"
                data={kinds}
                value={row.kind ?? 'directive'}
                error={findError(index, 'kind')}
                onChange={({ currentTarget }) => change(rows.with(index, withKind(row, currentTarget.value)))}
              />
              <TextInput
                id={`${id}-${index}-forms`}
                label="Other words for it"
                description="With commas between them"
                value={formatForms(row.forms)}
                error={findError(index, 'forms')}
                onChange={({ currentTarget }) => change(rows.with(index, withForms(row, currentTarget.value)))}
              />
              <Button
                variant="default"
                className={styles.remove ?? ''}
                aria-label={`Remove “${row.directive || 'the new directive'}”`}
                onClick={() => remove(row)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
