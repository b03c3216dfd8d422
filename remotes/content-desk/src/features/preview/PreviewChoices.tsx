import { RadioGroup } from '@stepwise/shared/ui/forms'
import styles from './PreviewPanel.module.css'
import { type ChoiceName, type Chosen, choiceNames, choices, chosenWords } from './preview-choices.ts'

interface PreviewChoicesProps {
  chosen: Chosen
  /** Whether there is a scheduled text to show. */
  hasScheduled: boolean
  onChosen: (chosen: Chosen) => void
}

/** What the preview is asked to show; folded away, because the page needs the room. */
export function PreviewChoices({ chosen, hasScheduled, onChosen }: PreviewChoicesProps) {
  return (
    <details>
      <summary className={styles.summary}>{`Shown as: ${chosenWords(chosen)}`}</summary>
      <div className={styles.choices}>
        {choiceNames.map((name) => (
          <RadioGroup<string>
            key={name}
            name={`preview-${name}`}
            label={choices[name].label}
            options={optionsOf(name, hasScheduled)}
            value={chosen[name]}
            onChoice={(value) => onChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </details>
  )
}

function optionsOf(name: ChoiceName, hasScheduled: boolean): Record<string, string> {
  if (name !== 'text' || hasScheduled) return choices[name].options
  const { scheduled: _, ...others } = choices.text.options
  return others
}
