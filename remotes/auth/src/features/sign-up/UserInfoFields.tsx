import { announced } from '@stepwise/shared/ui'
import { type FormPart, NativeSelect } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { endYears, movedEndYear, startYears, withChosen } from './course-years.ts'
import { SubjectField } from './SubjectField.tsx'
import styles from './UserInfoFields.module.css'
import {
  type CourseValues,
  type KnowledgeValues,
  knowledgeLevels,
  levels,
  type PriorityValues,
  parseYear,
} from './user-info-values.ts'

const options = (years: number[]) => [{ value: '', label: 'Choose a year' }, ...years.map(String)]

/** The end year is disabled until there is a start year. */
export function CourseFields({ form }: { form: FormPart<CourseValues> }) {
  const start = parseYear(form.values.courseStarted)
  const end = parseYear(form.values.courseEnds)
  const startField = form.field('courseStarted')
  const announce = useUnit(announced)
  const [movedTo, setMovedTo] = useState<number | null>(null)

  function chooseStart(chosen: string) {
    form.set('courseStarted', chosen)
    const year = parseYear(chosen)
    if (year === null) form.set('courseEnds', '')
    if (year === null || end === null) return
    const newEnd = movedEndYear(year, { start, end })
    setMovedTo(newEnd === end ? null : newEnd)
    if (newEnd === end) return
    form.set('courseEnds', String(newEnd))
    announce(`The course end year is now ${newEnd}.`)
  }

  function endNote() {
    if (start === null) return 'Choose the start year first.'
    return movedTo !== null && movedTo === end ? 'Moved with the start year.' : undefined
  }

  return (
    <>
      <div className={styles.years}>
        <NativeSelect
          label="Course start year"
          size="md"
          data={options(withChosen(startYears(end, new Date().getFullYear()), start))}
          {...startField}
          onChange={(event) => chooseStart(event.currentTarget.value)}
        />
        <NativeSelect
          label="Course end year"
          description={endNote()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          disabled={start === null}
          data={options(start === null ? [] : endYears(start))}
          {...form.field('courseEnds')}
        />
      </div>
      <SubjectField field={form.field('courseName')} />
    </>
  )
}

/** How well a person knows their assistive technology. */
export function KnowledgeField({ form }: { form: FormPart<KnowledgeValues> }) {
  const { id, name, value, error } = form.field('asTechnologyLevel')
  const errorId = `${id}-error`
  return (
    <fieldset className="ui-grid ui-gap-12" aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Your assistive technology knowledge</legend>
      {error && (
        <p id={errorId} className="ui-flat ui-danger ui-strong">
          {error}
        </p>
      )}
      {knowledgeLevels.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            // The link of the error summary leads to the first choice.
            id={index === 0 ? id : undefined}
            name={name}
            className={styles.radio}
            checked={value === choice.value}
            aria-describedby={`${id}-help-${index}`}
            onChange={() => form.set('asTechnologyLevel', choice.value)}
          />
          <span>
            <span className="ui-bold ui-block">{choice.label}</span>
            <span id={`${id}-help-${index}`} className="ui-muted ui-block">
              {choice.help}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const marks = [1, 2, 3, 4, 5]

/** Six sliders. They are the browser's own, which work with keys, speech control and switches. */
export function PriorityFields({ form }: { form: FormPart<PriorityValues> }) {
  return (
    <div className={styles.sliders}>
      {levels.map(({ field, label }) => {
        const { id, name, value } = form.field(field)
        return (
          <div key={field}>
            <label htmlFor={id} className="ui-ends ui-gap-12 ui-strong ui-flex">
              <span>{label}</span>
              <output className={styles.sliderValue} htmlFor={id} aria-hidden="true">
                {value}
              </output>
            </label>
            <input
              id={id}
              name={name}
              type="range"
              min={1}
              max={5}
              step={1}
              value={value}
              aria-valuetext={`${value} of 5`}
              className={styles.range}
              onChange={(event) => form.set(field, Number(event.currentTarget.value))}
            />
            <div className="ui-ends ui-muted ui-flex" aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark}>{mark === 1 ? '1 low' : mark === 5 ? '5 high' : mark}</span>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
