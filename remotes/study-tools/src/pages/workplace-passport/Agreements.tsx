import { announced, Button } from '@stepwise/shared/ui'
import { type FormPart, Textarea, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { flushSync } from 'react-dom'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { type Agreement, agreementName, type PassportAnswers } from './passport.ts'
import styles from './WorkplacePassport.module.css'
import { emptyAgreement } from './workplace-passport.model.ts'

const whatId = (index: number) => `what-${index + 1}`

/** An entry for each thing that was agreed. The focus follows what is added, and goes to a neighbour of what is removed. */
export function Agreements({ form }: { form: FormPart<PassportAnswers> }) {
  const announce = useUnit(announced)
  const { agreements } = form.values

  function change(changed: Agreement[], focused: string) {
    flushSync(() => form.set('agreements', changed))
    document.getElementById(focused)?.focus()
  }
  function add() {
    change([...agreements, emptyAgreement], whatId(agreements.length))
    announce(`${agreementName(agreements.length)} added.`)
  }
  function remove(index: number) {
    const left = agreements.length - 1
    const neighbour = whatId(Math.min(index, left - 1))
    change(agreements.toSpliced(index, 1), left > 0 ? neighbour : 'passport-add')
    announce(`${agreementName(index)} removed. ${left || 'None'} left.`)
  }
  return (
    <div className="ui-grid ui-gap-12">
      <h3>What we have agreed</h3>
      <p id="agreements-hint" className={parts.hint}>
        Add an entry for each thing that you have agreed at work. If nothing is agreed yet, leave this part empty.
      </p>
      {agreements.map((agreement, index) => {
        const name = agreementName(index)
        const field = (key: keyof Agreement) => ({
          value: agreement[key],
          onChange: (event: { currentTarget: { value: string } }) =>
            form.set('agreements', agreements.with(index, { ...agreement, [key]: event.currentTarget.value })),
          autoComplete: 'off',
        })
        return (
          <fieldset key={name} className={styles.agreement}>
            <legend>{name}</legend>
            <Textarea id={whatId(index)} label="What" rows={2} maxLength={500} {...field('what')} />
            <TextInput label="Who" maxLength={200} {...field('who')} />
            <TextInput label="By when" maxLength={200} {...field('when')} />
            <TextInput label="Review date" maxLength={200} {...field('review')} />
            <div>
              <Button variant="default" onClick={() => remove(index)}>{`Remove ${name.toLowerCase()}`}</Button>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button id="passport-add" variant="default" aria-describedby="agreements-hint" onClick={add}>
          Add an agreement
        </Button>
      </div>
    </div>
  )
}
