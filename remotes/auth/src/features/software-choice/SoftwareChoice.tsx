import type { FieldProps } from '@stepwise/shared/ui/forms'
import { IconCheck } from '@tabler/icons-react'
import styles from './SoftwareChoice.module.css'
import type { SoftwareShelf } from './software-groups.ts'

interface SoftwareChoiceProps extends FieldProps<string[]> {
  shelves: SoftwareShelf[]
}

/** Chips of software by group (spec 2.7); each is a checkbox with its picture and name. */
export function SoftwareChoice({ shelves, id, name, value, onChange, error }: SoftwareChoiceProps) {
  const errorId = `${id}-error`
  const toggle = (softwareId: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, softwareId] : value.filter((chosen) => chosen !== softwareId))
  return (
    <div id={id} className={styles.root}>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {shelves.map((shelf) => (
        <fieldset key={shelf.name} className={styles.shelf} aria-describedby={error ? errorId : undefined}>
          <legend className={styles.legend}>{shelf.name}</legend>
          <div className={styles.chips}>
            {shelf.software.map((software) => (
              <label key={software.id} className={styles.chip}>
                <input
                  type="checkbox"
                  name={name}
                  className={styles.input}
                  checked={value.includes(software.id)}
                  aria-invalid={error ? true : undefined}
                  onChange={(event) => toggle(software.id, event.currentTarget.checked)}
                />
                <img src={software.image} alt="" width={36} height={36} loading="lazy" />
                <span>{software.name}</span>
                <IconCheck className={styles.tick} size={20} stroke={2.25} aria-hidden />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
