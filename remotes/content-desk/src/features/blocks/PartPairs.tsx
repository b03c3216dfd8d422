import type { PartDifference } from './body-parts.ts'
import styles from './PartPairs.module.css'
import { PartText } from './PartText.tsx'

interface PartPairsProps {
  differences: readonly PartDifference[]
  /** What the two texts are called. */
  mine: string
  theirs: string
}

/** Parts that two texts say differently, one text beside the other. */
export function PartPairs({ differences, mine, theirs }: PartPairsProps) {
  return differences.map((difference) => (
    <div key={difference.key} className={styles.part}>
      <h3 className="ui-lead ui-below-8">{difference.title}</h3>
      <div className={styles.columns}>
        <div className="ui-narrow">
          <h4 className="ui-muted ui-normal ui-below-4">{mine}</h4>
          <PartText part={difference.mine} />
        </div>
        <div className="ui-narrow">
          <h4 className="ui-muted ui-normal ui-below-4">{theirs}</h4>
          <PartText part={difference.theirs} />
        </div>
      </div>
    </div>
  ))
}
