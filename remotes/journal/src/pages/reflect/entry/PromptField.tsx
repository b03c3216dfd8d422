import { Dictation } from '@stepwise/shared/dictation'
import { ActionIcon, Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { type FieldProps, Textarea } from '@stepwise/shared/ui/forms'
import { IconHelpCircle } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { $openTips, tipToggled } from './entry.model.ts'
import { answerLimit, characterCount } from './entry-rules.ts'
import styles from './PromptField.module.css'
import type { Prompt } from './prompts.ts'

interface PromptFieldProps {
  prompt: Prompt
  field: FieldProps<string>
}

/** A question with its explanation, an example in the empty box, and a help tip. */
export function PromptField({ prompt, field }: PromptFieldProps) {
  const [openTips, toggle] = useUnit([$openTips, tipToggled])
  const isHelpOpen = openTips.includes(prompt.field)
  const box = useRef<HTMLTextAreaElement>(null)
  const helpId = `${field.id}-help`
  const count = characterCount(field.value)
  const isTooLong = field.value.trim().length > answerLimit
  useAnnounceWhen(isTooLong, 'This answer is too long to save.')
  return (
    <div>
      <div className="ui-ends ui-gap-8 ui-flex ui-top">
        <label htmlFor={field.id} className={styles.question}>
          {prompt.question}
        </label>
        <ActionIcon
          aria-label={`Help: ${prompt.question}`}
          data-short-name="Help"
          aria-expanded={isHelpOpen}
          aria-controls={helpId}
          onClick={() => toggle(prompt.field)}
        >
          <IconHelpCircle size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div id={helpId} className={styles.help} hidden={!isHelpOpen}>
        {prompt.help}
      </div>
      <Textarea
        ref={box}
        description={prompt.info}
        placeholder={prompt.placeholder}
        rows={4}
        classNames={{ input: styles.input ?? '' }}
        {...field}
      />
      {count && (
        <Text size="sm" className={styles.count ?? ''} data-too-long={isTooLong || undefined}>
          {count}
        </Text>
      )}
      <div className={styles.dictation}>
        <Dictation field={box} of={prompt.question} />
      </div>
    </div>
  )
}
