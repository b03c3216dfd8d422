import type { Preview } from '@stepwise/shared/contracts'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { useId } from 'react'
import { formatPreview } from './format-change.ts'
import styles from './Qa.module.css'

/** The links to other versions that still work (docs/product/qa.md#previews). */
export function Previews({ previews }: { previews: Preview[] }) {
  const id = useId()
  if (previews.length === 0) return null
  return (
    <section className={styles.previews} aria-labelledby={id}>
      <h3 id={id}>Preview addresses</h3>
      <ul>
        {previews.map((preview) => {
          const versions = preview.parts.join(', ')
          return (
            <li key={preview.link}>
              <div className={styles.words}>
                <p className="ui-bold">{versions}</p>
                <p>{formatPreview(preview)}</p>
              </div>
              <CopyButton name={`address of ${versions}`} text={preview.link} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
