import { useId, useState } from 'react'
import { formatPercent, type Panel } from '../step/panel.ts'
import { PanelSectionItem } from './PanelSectionItem.tsx'
import styles from './StepPanel.module.css'

/** The side panel's content: where the person is, how far, and the way to every other step. */
export function StepPanel({ panel: { kicker, title, progress, sections } }: { panel: Panel }) {
  const wordsId = useId()
  const currentId = sections.find((section) => section.steps.some((step) => step.isCurrent))?.id ?? null
  const [openId, setOpenId] = useState(currentId)
  // Going on into another chapter opens it; else the one that the person has opened stays.
  const [lastCurrentId, setLastCurrentId] = useState(currentId)
  if (currentId !== lastCurrentId) {
    setLastCurrentId(currentId)
    setOpenId(currentId)
  }

  return (
    <div className={styles.panel}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className="ui-flat ui-title ui-tight">{title}</h2>
      </div>
      {progress !== null && (
        <div>
          <div
            className={styles.bar}
            role="progressbar"
            aria-labelledby={wordsId}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
          >
            <div className={styles.fill} style={{ width: `${progress}%` }} />
          </div>
          <p id={wordsId} className={styles.words}>
            {formatPercent(progress)}
          </p>
        </div>
      )}
      <ul className="ui-list">
        {sections.map((section) => (
          <PanelSectionItem
            key={section.id}
            section={section}
            isOpen={section.id === openId}
            onToggle={() => setOpenId(section.id === openId ? null : section.id)}
          />
        ))}
      </ul>
    </div>
  )
}
