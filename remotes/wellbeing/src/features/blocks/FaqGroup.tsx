import { Html, Title } from '@stepwise/shared/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { GroupProps } from './block-groups.ts'
import styles from './FaqGroup.module.css'

/** Questions, one answer open at a time: the browser closes the others of the same name. */
export function FaqGroup({ blocks, level }: GroupProps<'faq'>) {
  const name = useId()
  return (
    <div className={styles.questions}>
      {blocks.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Title order={level} className={styles.words}>
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
