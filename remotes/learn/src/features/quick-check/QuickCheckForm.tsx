import type { QuickCheckQuestion } from '@stepwise/shared/contracts'
import { type FormEvent, useId, useRef, useState } from 'react'
import styles from './QuickCheck.module.css'

type Chosen = readonly (number | null)[]

interface QuickCheckFormProps {
  questions: readonly QuickCheckQuestion[]
  /** The option that is chosen for each question, counted from 0. */
  chosen: Chosen
  onChange: (chosen: (number | null)[]) => void
  onAnswer: (answers: number[]) => void
}

/** All questions with their options, and one button that checks the answers. Asked too early, it leads to the first that is open. */
export function QuickCheckForm({ questions, chosen, onChange, onAnswer }: QuickCheckFormProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const findChosen = (index: number) => {
    const option = chosen[index] ?? null
    return option !== null && option < (questions[index]?.options.length ?? 0) ? option : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answers = questions.map((_, index) => findChosen(index))
    const open = answers.indexOf(null)
    setAsked(open >= 0)
    if (open < 0) onAnswer(answers as number[])
    else form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className="ui-grid ui-gap-16" onSubmit={submit}>
      {questions.map((question, index) => (
        <Question
          key={question.question}
          number={index + 1}
          question={question}
          chosen={findChosen(index)}
          isMissed={isAsked && findChosen(index) === null}
          onChoose={(option) => onChange(questions.map((_, at) => (at === index ? option : findChosen(at))))}
        />
      ))}
      <button type="submit" className={styles.button}>
        Check my answers
      </button>
    </form>
  )
}

interface QuestionProps {
  number: number
  question: QuickCheckQuestion
  chosen: number | null
  /** The person has asked for the result without an answer to it. */
  isMissed: boolean
  onChoose: (option: number) => void
}

function Question({ number, question: { question, options }, chosen, isMissed, onChoose }: QuestionProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.question} aria-describedby={isMissed ? errorId : undefined}>
      <legend className={styles.words}>{`${number}. ${question}`}</legend>
      {isMissed && (
        <p id={errorId} className="ui-strong">
          Choose an answer
        </p>
      )}
      {options.map(({ text }, option) => (
        <label key={text} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            aria-invalid={isMissed || undefined}
            aria-describedby={isMissed ? errorId : undefined}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
