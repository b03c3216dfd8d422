import type { QuickCheckQuestion, QuickCheckScore, Step } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef, useState } from 'react'
import { parseStepId } from '../step/step-address.ts'
import { Answered } from './Answered.tsx'
import styles from './QuickCheck.module.css'
import { QuickCheckForm } from './QuickCheckForm.tsx'
import {
  $answersRefused,
  $answersWaiting,
  chosenDrafts,
  quickCheckAnswered,
  quickCheckShown,
} from './quick-check.model.ts'
import { computeScore, formatScore } from './score.ts'

interface QuickCheckProps {
  step: Step
  questions: readonly QuickCheckQuestion[]
  /** What the person answered last; null: nothing yet. */
  score: QuickCheckScore | null
}

/** The questions at the end of a chapter, and then what is right and why. Nothing waits for them (docs/product/steps-and-player.md#quick-check). */
export function QuickCheck({ step, questions, score }: QuickCheckProps) {
  const { drafts, refused, waiting, onShown, onChosen, onAnswered } = useUnit({
    drafts: chosenDrafts.$drafts,
    refused: $answersRefused,
    waiting: $answersWaiting,
    onShown: quickCheckShown,
    onChosen: chosenDrafts.changed,
    onAnswered: quickCheckAnswered,
  })
  const { chapterId } = step
  const [answers, setAnswers] = useState<number[] | null>(null)
  const [hasAnsweredBefore, setAnsweredBefore] = useState(false)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => onShown(), [onShown])
  // The questions leave with the button that had the focus, and come back in the same way.
  useEffect(() => {
    if (hasAnsweredBefore && answers === null) heading.current?.focus()
  }, [hasAnsweredBefore, answers])

  const answer = (given: number[]) => {
    const { stepSlug: _, ...path } = parseStepId(step.id)
    onAnswered({
      chapterId,
      path,
      answers: given,
      score: computeScore(questions, given),
      scoreBefore: score,
    })
    setAnswers(given)
    setAnsweredBefore(true)
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        Quick check
      </h2>
      {answers ? (
        <Answered questions={questions} answers={answers} onAgain={() => setAnswers(null)}>
          {refused !== null && <p role="alert">{`Your result was not saved. ${refused}`}</p>}
          {waiting !== null && <p>{waiting}</p>}
        </Answered>
      ) : (
        <>
          <p>{`${formatCount(questions.length, 'question')} about this chapter. You can go on without them.`}</p>
          {score && <p className="ui-strong">{`Last time: ${formatScore(score)}`}</p>}
          <QuickCheckForm
            questions={questions}
            chosen={drafts[chapterId] ?? []}
            onChange={(value) => onChosen({ id: chapterId, value })}
            onAnswer={answer}
          />
        </>
      )}
    </section>
  )
}
