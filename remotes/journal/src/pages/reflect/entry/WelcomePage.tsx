import { edition } from '@stepwise/shared/edition'
import { $user } from '@stepwise/shared/session'
import { Drawing } from '@stepwise/shared/ui'
import { type ProductForm, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import styles from './EntryForm.module.css'
import type { EntryValues } from './prompts.ts'

interface WelcomePageProps {
  form: ProductForm<EntryValues>
  heading: Ref<HTMLHeadingElement>
}

/** Asks for the title, before the steps. */
export function WelcomePage({ form, heading }: WelcomePageProps) {
  const firstName = useUnit($user)?.firstName ?? ''
  const field = form.field('title')
  return (
    <div className="ui-grid ui-gap-20">
      <Drawing src={edition.scenes.journal} alt="" width={192} height={132} className={styles.scene} />
      <h3 className={styles.welcome} ref={heading} tabIndex={-1}>
        <label htmlFor={field.id}>{`Hi ${firstName}, Describe what would you like to reflect on.`}</label>
      </h3>
      <TextInput
        description="A few words, so that you can find this entry again."
        placeholder="For example: My first group presentation"
        autoComplete="off"
        data-autofocus
        {...field}
      />
    </div>
  )
}
