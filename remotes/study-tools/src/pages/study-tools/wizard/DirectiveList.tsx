import type { EssayWord } from '@stepwise/shared/contracts'
import styles from './EssayWordWizard.module.css'

/** Directives, each with what it asks for. */
export function DirectiveList({ words }: { words: readonly EssayWord[] }) {
  return (
    <dl className="ui-grid ui-gap-8 ui-flat">
      {words.map(({ directive, definition }) => (
        <div key={directive} className={styles.directive}>
          <dt className="ui-bold">{directive.charAt(0).toUpperCase() + directive.slice(1)}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
