import styles from './ShortcutHelp.module.css'
import { shortcutHelp } from './shortcuts.ts'

export function ShortcutHelp() {
  return (
    <details className={styles.help}>
      <summary>Keyboard shortcuts</summary>
      <p>They work while the focus is in the player.</p>
      <dl>
        {shortcutHelp.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' or '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
