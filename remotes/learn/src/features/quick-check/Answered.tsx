import type { QuickCheckQuestion } from '@stepwise/shared/contracts'
import { HeadingText } from '@stepwise/shared/ui'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './QuickCheck.module.css'
import { computeScore, formatScore } from './score.ts'

interface AnsweredProps {
  questions: readonly QuickCheckQuestion[]
  answers: readonly number[]
  onAgain: () => void
  /** What is wrong with the result, if anything is. */
  children: ReactNode
}

/** The result, which takes the focus, and of each question what was answered, what is right and why. */
export function Answered({ questions, answers, onAgain, children }: AnsweredProps) {
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <>
      <h3 ref={result} tabIndex={-1} className={styles.result}>
        <HeadingText>{formatScore(computeScore(questions, answers))}</HeadingText>
      </h3>
      {children}
      <ol className={styles.answers}>
        {questions.map((question, index) => (
          <li key={question.question} className={styles.question}>
            <Answer number={index + 1} question={question} answer={answers[index] ?? 0} />
          </li>
        ))}
      </ol>
      <button type="button" className={styles.button} onClick={onAgain}>
        Answer again
      </button>
    </>
  )
}

function Answer({ number, question, answer }: { number: number; question: QuickCheckQuestion; answer: number }) {
  const given = question.options[answer]
  const right = question.options.find(({ isRight }) => isRight)
  const Icon = given?.isRight ? IconCheck : IconX
  return (
    <>
      <h4 className={styles.words}>{`${number}. ${question.question}`}</h4>
      <p className={styles.given}>
        <Icon size={22} stroke={2.25} className="ui-keep" aria-hidden />
        <span>
          <strong>{given?.isRight ? 'Right: ' : 'Not right: '}</strong>
          <span>{given?.text}</span>
        </span>
      </p>
      <p>{given?.why}</p>
      {!given?.isRight && (
        <p>
          <strong>{'The answer: '}</strong>
          <span>{right?.text}</span>
        </p>
      )}
    </>
  )
}
