import { type FormPart, NativeSelect } from '@stepwise/shared/ui/forms'
import { endYears, startYears, withChosen } from './course-years.ts'
import { SubjectField } from './SubjectField.tsx'
import styles from './UserInfoFields.module.css'
import { type CourseValues, yearOf } from './user-info-values.ts'

const options = (years: number[]) => [{ value: '', label: 'Choose a year' }, ...years.map(String)]

/** The end year is disabled until there is a start year. */
export function CourseFields({ form }: { form: FormPart<CourseValues> }) {
  const start = yearOf(form.values.courseStarted)
  const end = yearOf(form.values.courseEnds)
  const startField = form.field('courseStarted')

  function chooseStart(chosen: string) {
    form.set('courseStarted', chosen)
    const year = yearOf(chosen)
    if (year === null || (end !== null && !endYears(year).includes(end))) form.set('courseEnds', '')
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
          description={start === null ? 'Choose the start year first.' : undefined}
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
