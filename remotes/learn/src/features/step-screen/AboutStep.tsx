import type { Provenance } from '@stepwise/shared/contracts'
import { formatDay } from '@stepwise/shared/dates'
import styles from './AboutStep.module.css'

/** Who stands behind a step: docs/product/steps-and-player.md#about-this-step */
export function AboutStep({ provenance: { author, reviewed, checkedOn, sources } }: { provenance: Provenance }) {
  return (
    <>
      {reviewed && (
        <p className={styles.tested}>{`Checked by ${formatReviewer(reviewed)}, on ${formatDay(reviewed.date)}`}</p>
      )}
      <details className={styles.about}>
        <summary className={styles.summary}>About this step</summary>
        <dl className={styles.facts}>
          <dt>Written by</dt>
          <dd>{author}</dd>
          <dt>Reviewed by</dt>
          <dd>
            {reviewed ? `${formatReviewer(reviewed)}, ${formatDay(reviewed.date)}` : 'No one outside the team yet'}
          </dd>
          <dt>Last checked</dt>
          <dd>{checkedOn ? formatDay(checkedOn) : 'Not since it was written'}</dd>
          <dt>Sources</dt>
          {sources.length === 0 && <dd>None named</dd>}
          {sources.map(({ name, url }) => (
            <dd key={url}>
              <a href={url}>{name}</a>
            </dd>
          ))}
        </dl>
      </details>
    </>
  )
}

const formatReviewer = ({ by, role }: NonNullable<Provenance['reviewed']>) => (role ? `${by}, ${role}` : by)
