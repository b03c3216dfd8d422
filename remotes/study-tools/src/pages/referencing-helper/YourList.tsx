import { announced, Button } from '@stepwise/shared/ui'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { AddToNotes } from '../../features/small-app/AddToNotes.tsx'
import { bringBackId } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './ReferencingHelper.module.css'
import { Runs } from './Runs.tsx'
import { byReference, formatReference } from './reference.ts'
import { referencingHelper } from './referencing-helper.model.ts'
import { toHtml, toText } from './runs.ts'
import { readValues, type Source, type Style } from './source.ts'
import { tidy } from './source-parts.ts'

interface YourListProps {
  list: Source[]
  style: Style
  /** The form must show another source; the id of what has the focus then. */
  onRedraw: (focus: string) => void
}

/** The sources that were added. What is changed or removed here can be brought back. */
export function YourList({ list, style, onRedraw }: YourListProps) {
  const { onReplaced, announce } = useUnit({ onReplaced: referencingHelper.replaced, announce: announced })
  const sorted = [...list].sort(byReference(style))
  const references = sorted.map((source) => formatReference(source, style))
  const text = references.map(toText).join('\n')
  const without = (source: Source) => list.filter((each) => each !== source)

  function change(source: Source) {
    onReplaced({ source: readValues(source), made: source, list: without(source) })
    onRedraw('source-title')
    announce(`${tidy(source.title)} is back in the form, and off your list until you add it.`)
  }
  function remove(source: Source) {
    onReplaced({ list: without(source) })
    onRedraw(bringBackId)
    announce(`Removed ${tidy(source.title)}. The button “Bring it back” undoes this.`)
  }
  function clear() {
    onReplaced({ list: [] })
    onRedraw(bringBackId)
    announce('Your list is cleared. The button “Bring it back” undoes this.')
  }
  return (
    <section className={parts.part} aria-labelledby="list-heading">
      <h2 id="list-heading">Your list</h2>
      <p className={parts.hint}>From A to Z, in the style chosen above.</p>
      <ul className={styles.list}>
        {sorted.map((source) => {
          const name = tidy(source.title)
          return (
            <li key={JSON.stringify(source)}>
              <p className={styles.reference}>
                <Runs runs={formatReference(source, style)} />
              </p>
              <div className="ui-wrap ui-gap-12 ui-top">
                <Button variant="default" aria-label={`Change ${name}`} onClick={() => change(source)}>
                  Change
                </Button>
                <Button variant="default" aria-label={`Remove ${name}`} onClick={() => remove(source)}>
                  Remove
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="ui-wrap ui-gap-12 ui-top">
        <CopyButton name="list" text={text} html={references.map(toHtml).join('')} />
        <AddToNotes text={text} />
        <Button variant="default" onClick={clear}>
          Clear the list
        </Button>
      </div>
      <p>
        <strong>This helper follows simple rules, and it can be wrong.</strong> Your own guide decides. Cite only what
        you have read yourself.
      </p>
    </section>
  )
}
