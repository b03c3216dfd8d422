import { ActionIcon } from '@stepwise/shared/ui'
import { type FieldProps, TextInput } from '@stepwise/shared/ui/forms'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './DateField.module.css'
import { isoDay, parseDay, parseIsoDay, typedDay } from './dates.ts'

interface DateFieldProps {
  label: string
  field: FieldProps<string>
}

/** A date that is typed, or chosen from the browser's calendar. */
export function DateField({ label, field }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const typed = parseDay(field.value)
  return (
    <div className={styles.root}>
      <TextInput
        label={label}
        description="For example, 14/05/2027"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        rightSectionWidth={48}
        rightSection={
          <ActionIcon
            aria-label={`Choose ${label.toLowerCase()} from a calendar`}
            size={44}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        {...field}
      />
      {/* Invisible: only the browser's calendar of it is used. */}
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden
        value={typed ? isoDay(typed) : ''}
        onChange={(event) => {
          const chosen = parseIsoDay(event.target.value)
          if (chosen) field.onChange(typedDay(chosen))
        }}
      />
    </div>
  )
}
