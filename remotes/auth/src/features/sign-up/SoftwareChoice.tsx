import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import type { FieldProps } from '@stepwise/shared/ui/forms'
import { IconCheck } from '@tabler/icons-react'
import styles from './SoftwareChoice.module.css'
import type { GroupedSoftware } from './software-choice.model.ts'

interface SoftwareChoiceProps extends FieldProps<string[]> {
  groups: GroupedSoftware[]
}

/** Software as chips, by group. */
export function SoftwareChoice({ groups, id, name, value, onChange, error }: SoftwareChoiceProps) {
  const errorId = `${id}-error`
  const toggle = (softwareId: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, softwareId] : value.filter((chosen) => chosen !== softwareId))
  return (
    <div id={id} className={styles.root}>
      {error && (
        <p id={errorId} className="ui-flat ui-danger ui-strong">
          {error}
        </p>
      )}
      {groups.map((group) => (
        <fieldset key={group.name} aria-describedby={error ? errorId : undefined}>
          <legend className={styles.legend}>{group.name}</legend>
          <div className="ui-wrap ui-gap-12">
            {group.software.map((software) => (
              <label key={software.id} className={styles.chip} data-checked={value.includes(software.id) || undefined}>
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

const chipWidths = [
  [120, 150, 140],
  [170, 190],
  [150, 180, 130, 170],
]

/** Shown while the list is loading. */
export function SoftwareChoiceSkeleton() {
  return (
    <>
      <LoadingWords />
      <div className={styles.root} aria-busy="true">
        {chipWidths.map((widths) => (
          <div key={widths.join()}>
            <Skeleton width={140} height={22} mb={12} />
            <div className="ui-wrap ui-gap-12">
              {widths.map((width) => (
                <Skeleton key={width} width={width} height={56} radius={999} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
