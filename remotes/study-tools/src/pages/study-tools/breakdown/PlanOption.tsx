import { formatCount } from '@stepwise/shared/counts'
import { Button } from '@stepwise/shared/ui'
import { IconDownload } from '@tabler/icons-react'
import styles from './EssayBreakdown.module.css'
import { bodyParagraphs, type EssayOption, type essayPlan } from './essay-plans.ts'
import { formatNames, type MindMapFormat, mindMap } from './mind-map.ts'
import { PartsTable } from './PartsTable.tsx'

const purposes: Record<EssayOption, string> = {
  A: 'Balanced: a short introduction and a short conclusion.',
  B: 'A longer introduction, for a question whose background or terms need explaining first.',
}

interface PlanOptionProps {
  plan: ReturnType<typeof essayPlan>
  option: EssayOption
  formats: readonly MindMapFormat[]
}

/** One option for the words of each part, with its mind map to download. */
export function PlanOption({ plan, option, formats }: PlanOptionProps) {
  const parts = plan[option]
  const paragraphs = bodyParagraphs(parts.body)
  return (
    <section className={styles.option} aria-labelledby={`breakdown-${option}`}>
      <h3 id={`breakdown-${option}`} className="ui-flat ui-lead">{`Option ${option}`}</h3>
      <p>{purposes[option]}</p>
      <div className={styles.bar} aria-hidden>
        <span style={{ flexGrow: parts.intro }} data-part="intro" />
        <span style={{ flexGrow: parts.body }} data-part="body" />
        <span style={{ flexGrow: parts.conclusion }} data-part="conclusion" />
      </div>
      <PartsTable parts={parts} total={plan.words} caption={`Option ${option}: words for each part`} isCaptionHidden />
      <p>{`The main body makes about ${formatCount(paragraphs.count, 'paragraph')} of ${paragraphs.words} words.`}</p>
      <div className={styles.downloads}>
        {formats.map((format, index) => {
          const { name, href } = mindMap(plan.words, option, format)
          return (
            <Button
              key={format}
              component="a"
              href={href}
              download={name}
              variant={index === 0 ? 'filled' : 'default'}
              fullWidth
              aria-label={`Download ${formatNames[format]}, option ${option}, ${plan.words} words`}
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            >
              {`Download ${formatNames[format]}`}
            </Button>
          )
        })}
      </div>
    </section>
  )
}
