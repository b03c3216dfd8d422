import { Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { Html } from './Html.tsx'
import styles from './Questions.module.css'

interface Question {
  id: string
  question: string
  /** Safe HTML of our server. */
  answer: string
}

interface QuestionsProps {
  questions: readonly Question[]
  /** Of the headings that the questions are. */
  level: 2 | 3 | 4
}

/** Questions, one answer open at a time: the browser closes the others of the same name, even before any script has run. */
export function Questions({ questions, level }: QuestionsProps) {
  const name = useId()
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Title order={level} className="ui-lead">
              {question}
            </Title>
            <IconChevronDown className={styles.mark} size={20} stroke={1.75} aria-hidden />
          </summary>
          <div className={styles.answer}>
            <Html html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
