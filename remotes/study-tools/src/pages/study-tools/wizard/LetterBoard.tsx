import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { DirectiveList } from './DirectiveList.tsx'
import styles from './EssayWordWizard.module.css'
import { $letter, $usedLetters, $wordsOfLetter, letters, wizardInput } from './wizard.model.ts'

/** A to Z. A letter without directives can be reached and says so. */
export function LetterBoard() {
  const { letter, used, words, onEdited, announce } = useUnit({
    letter: $letter,
    used: $usedLetters,
    words: $wordsOfLetter,
    onEdited: wizardInput.edited,
    announce: announced,
  })
  const choose = (chosen: string) => {
    if (!used.has(chosen)) return announce(`No directives begin with ${chosen}.`)
    onEdited({ letter: chosen })
  }
  return (
    <section aria-labelledby="wizard-letters">
      <h3 id="wizard-letters" className="ui-lead ui-snug ui-below-4">
        Look up a directive
      </h3>
      <p className="ui-muted ui-below-12" id="wizard-hint">
        Choose a letter. No directives begin with the letters that have a dashed line.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read before each letter */}
      <div role="group" aria-label="Letters" aria-describedby="wizard-hint" className={styles.letters}>
        {letters.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.letter}
            aria-pressed={each === letter}
            aria-disabled={!used.has(each) || undefined}
            aria-label={used.has(each) ? each : `${each}, no directives`}
            onClick={() => choose(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <h4 className={styles.subheading}>{`Directives that begin with ${letter}`}</h4>
      <DirectiveList words={words} />
    </section>
  )
}
