import { formatCount } from '@stepwise/shared/counts'
import { announced, Button } from '@stepwise/shared/ui'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { formatCitations, quotedPlace } from './citations.ts'
import styles from './ReferencingHelper.module.css'
import { Runs } from './Runs.tsx'
import { formatReference } from './reference.ts'
import { referencingHelper } from './referencing-helper.model.ts'
import { toHtml, toText } from './runs.ts'
import type { Source, Style } from './source.ts'
import { checkSource } from './source-checks.ts'

interface YourReferenceProps {
  source: Source
  list: Source[]
  style: Style
}

/** The reference that was made last, its short forms, and what to check in it. */
export function YourReference({ source, list, style }: YourReferenceProps) {
  const { onChanged, announce } = useUnit({ onChanged: referencingHelper.changed, announce: announced })
  const reference = formatReference(source, style)
  const { bracket, sentence, quotation } = formatCitations(source, style)
  const checks = checkSource(source, style, new Date().getFullYear())

  function add() {
    if (list.some((each) => JSON.stringify(each) === JSON.stringify(source)))
      return announce('It is in your list already.')
    onChanged({ list: [...list, source] })
    announce(`Added. Your list has ${formatCount(list.length + 1, 'reference')}, under the heading Your list.`)
  }
  return (
    <section className={parts.part} aria-labelledby="reference-heading">
      <h2 id="reference-heading">Your reference</h2>
      <p className={styles.reference}>
        <Runs runs={reference} />
      </p>
      <div className="ui-wrap ui-gap-12 ui-top">
        <CopyButton name="reference" text={toText(reference)} html={toHtml(reference)} />
        <Button variant="default" onClick={add}>
          Add it to my list
        </Button>
      </div>
      <h3>In your essay</h3>
      <ul>
        <li>
          <span>In brackets:</span> <Runs runs={bracket} />
        </li>
        <li>
          <span>In your sentence:</span> <Runs runs={sentence} />
        </li>
        <li>
          <span>With a quotation:</span> <Runs runs={quotation} />
          <span>{`, with the ${quotedPlace(source.kind)} that you quote`}</span>
        </li>
      </ul>
      <h3>Check these</h3>
      {checks.length > 0 ? (
        <ul>
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      ) : (
        <p>No part is missing. Compare the marks with your own guide, and open the source once more.</p>
      )}
    </section>
  )
}
