import { VisuallyHidden } from '@stepwise/shared/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { formatScore } from '../quick-check/score.ts'
import { formatPercent, type PanelSection } from '../step/panel.ts'
import { PanelStepLink } from './PanelStepLink.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import styles from './StepPanel.module.css'

interface PanelSectionItemProps {
  section: PanelSection
  isOpen: boolean
  onToggle: () => void
}

/** A chapter (or flow, or group) of the panel, that opens to show its steps. */
export function PanelSectionItem({
  section: { name, progress, quickCheck, steps },
  isOpen,
  onToggle,
}: PanelSectionItemProps) {
  const listId = useId()
  return (
    <li className={styles.section}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        {progress !== null && <ProgressRing percent={progress} />}
        <span className="ui-grow ui-snug">
          <span>{name}</span> {progress !== null && <VisuallyHidden>{`(${formatPercent(progress)})`}</VisuallyHidden>}
        </span>
        <IconChevronDown className="ui-chevron" size={18} stroke={1.75} aria-hidden />
      </button>
      {isOpen && quickCheck && <p className={styles.quickCheck}>{`Quick check: ${formatScore(quickCheck)}`}</p>}
      <ul id={listId} className={styles.steps} hidden={!isOpen}>
        {steps.map((step) => (
          <li key={step.id}>
            <PanelStepLink step={step} />
          </li>
        ))}
      </ul>
    </li>
  )
}
