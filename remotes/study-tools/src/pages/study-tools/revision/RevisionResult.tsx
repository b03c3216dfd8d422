import { formatCount } from '@stepwise/shared/counts'
import { today } from '../../../features/tool/dates.ts'
import { PrintSheet } from '../../../features/tool/PrintSheet.tsx'
import tool from '../../../features/tool/tool.module.css'
import { daysPerTopic, paceNote, revisionPlan } from './revision.model.ts'

const guideNote = 'Use as an approximate guide only.'

const paceLabel = (pace: number) => `${formatCount(pace, 'day')} per topic`

/** The result as it is announced (docs/product/study-tools.md#pace-words). */
export const resultText = (pace: number) => `${paceLabel(pace)}. ${guideNote}`

interface RevisionResultProps {
  days: number
  topics: number
}

/** The pace, a note where it does not help, and a plan for paper. */
export function RevisionResult({ days, topics }: RevisionResultProps) {
  const pace = daysPerTopic(days, topics)
  const note = paceNote(days, topics)
  const plan = revisionPlan(today(), days, topics)
  return (
    <section className={tool.result} aria-labelledby="revision-result">
      <h3 id="revision-result" className="ui-normal ui-below-4">
        Your pace
      </h3>
      <p className={tool.answer}>{paceLabel(pace)}</p>
      <p className={tool.note}>{guideNote}</p>
      {days > 0 && <p className={tool.note}>{`Your exam is in ${formatCount(days, 'day')}.`}</p>}
      {note && <p className={tool.note}>{note}</p>}
      {plan.length > 0 && (
        <div className={tool.actions}>
          <PrintSheet title="My revision plan">
            <p>{`${formatCount(topics, 'topic')} in ${formatCount(days, 'day')}: ${resultText(pace)}`}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">What</th>
                  <th scope="col">Notes</th>
                  <th scope="col">Done</th>
                </tr>
              </thead>
              <tbody>
                {plan.map(({ from, until, firstTopic, lastTopic }) => (
                  <tr key={firstTopic}>
                    <td>
                      {`${from.format('ddd D MMM')}${until.isAfter(from) ? ` to ${until.format('ddd D MMM')}` : ''}`}
                    </td>
                    <td>{firstTopic === lastTopic ? `Topic ${firstTopic}` : `Topics ${firstTopic} to ${lastTopic}`}</td>
                    <td />
                    <td>□</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </PrintSheet>
        </div>
      )}
    </section>
  )
}
