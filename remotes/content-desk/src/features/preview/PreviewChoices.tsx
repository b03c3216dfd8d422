import { RadioGroup } from '@stepwise/shared/ui/forms'
import styles from './PreviewPanel.module.css'
import { type Chosen, choiceNames, choices, chosenWords } from './preview-choices.ts'

interface PreviewChoicesProps {
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** What the preview is asked to show; folded away, because the page needs the room. */
export function PreviewChoices({ chosen, onChosen }: PreviewChoicesProps) {
  return (
    <details>
      <summary className={styles.summary}>{`Shown as: ${chosenWords(chosen)}`}</summary>
      <div className={styles.choices}>
        {choiceNames.map((name) => (
          <RadioGroup<string>
            key={name}
            name={`preview-${name}`}
            label={choices[name].label}
            options={choices[name].options}
            value={chosen[name]}
            onChoice={(value) => onChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </details>
  )
}
