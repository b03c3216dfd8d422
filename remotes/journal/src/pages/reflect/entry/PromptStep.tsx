import { HeadingText } from '@stepwise/shared/ui'
import type { ProductForm } from '@stepwise/shared/ui/forms'
import type { Ref } from 'react'
import styles from './EntryForm.module.css'
import { PromptField } from './PromptField.tsx'
import type { EntryValues, PromptGroup } from './prompts.ts'

interface PromptStepProps {
  group: PromptGroup
  form: ProductForm<EntryValues>
  heading: Ref<HTMLHeadingElement>
}

/** One step of an entry: its heading and its questions. */
export function PromptStep({ group, form, heading }: PromptStepProps) {
  return (
    <div className="ui-grid ui-gap-20">
      <div>
        <h3 className={styles.heading} ref={heading} tabIndex={-1} data-autofocus>
          <HeadingText>{group.heading}</HeadingText>
        </h3>
        <p className={styles.lead}>{group.lead}</p>
      </div>
      {group.prompts.map((prompt) => (
        <PromptField key={prompt.field} prompt={prompt} field={form.field(prompt.field)} />
      ))}
    </div>
  )
}
