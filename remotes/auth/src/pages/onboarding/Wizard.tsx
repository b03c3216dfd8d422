import { edition } from '@stepwise/shared/edition'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { $user, signOutAsked } from '@stepwise/shared/session'
import { PageHeading, UnstyledButton } from '@stepwise/shared/ui'
import { Form, type ProductForm, useProductForm } from '@stepwise/shared/ui/forms'
import { Snackbar } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { SoftwareChoice } from '../../features/software-choice/SoftwareChoice.tsx'
import { SoftwareChoiceSkeleton } from '../../features/software-choice/SoftwareChoiceSkeleton.tsx'
import { $shelves, saveSoftwareFx, softwareChoiceOpened } from '../../features/software-choice/software-choice.model.ts'
import { softwareMessageMs } from '../../features/software-choice/software-rules.ts'
import { CourseStep } from './CourseStep.tsx'
import { KnowledgeStep } from './KnowledgeStep.tsx'
import { answersTyped, type KeptAnswers, sendAnswersFx } from './onboarding.model.ts'
import { type OnboardingStep, rulesFor, stepsByEdition } from './onboarding-steps.ts'
import { emptyAnswers, type OnboardingValues } from './onboarding-values.ts'
import { PrioritiesStep } from './PrioritiesStep.tsx'
import { StepBar } from './StepBar.tsx'
import { StepSidebar } from './StepSidebar.tsx'
import styles from './Wizard.module.css'

const steps = stepsByEdition[edition.id]
const rules = rulesFor(steps)

interface WizardProps {
  /** What was typed on an earlier visit. */
  kept: KeptAnswers | null
}

/** The steps of onboarding, one at a time; Back keeps every answer (spec 2.15, 4). */
export function Wizard({ kept }: WizardProps) {
  const [user, saveSoftware, sendAnswers, opened, typed, signOut] = useUnit([
    $user,
    saveSoftwareFx,
    sendAnswersFx,
    softwareChoiceOpened,
    answersTyped,
    signOutAsked,
  ])
  const [place, setPlace] = useState(kept?.place ?? 0)
  const [completed, setCompleted] = useState<ReadonlySet<number>>(() => new Set(Array(place).keys()))
  useEffect(() => opened(), [opened])
  const form = useProductForm<OnboardingValues>({
    name: 'onboarding',
    initialValues: { ...emptyAnswers(user?.softwares.map(({ id }) => id) ?? []), ...kept?.values },
    rules,
    send: sendAnswers,
  })
  const step = steps[place] as OnboardingStep
  const { values } = form
  useEffect(() => void typed({ values, place }), [typed, values, place])

  function goTo(next: number) {
    headingFocusWanted()
    window.scrollTo(0, 0)
    setPlace(next)
  }

  function next() {
    if (place === steps.length - 1) {
      // Spec 8: any other failure leads back to the first step. Every answer is still there.
      return form.advance({ action: sendAnswers, onRefused: (fields) => fields.length === 0 && setPlace(0) })
    }
    return form.advance({
      fields: step.fields,
      action: step.id === 'software' ? ({ softwareIds }) => saveSoftware(softwareIds) : undefined,
      onAccepted: () => {
        setCompleted((done) => new Set(done).add(place))
        goTo(place + 1)
      },
    })
  }

  return (
    <div className={styles.root}>
      <StepSidebar steps={steps} current={place} completed={completed} />
      <div className={styles.column}>
        <header className={styles.header}>
          <p className={styles.title}>{edition.productTitle}</p>
          <UnstyledButton className={styles.signOut} onClick={() => signOut()}>
            Sign out
          </UnstyledButton>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageHeading key={step.id}>{step.heading}</PageHeading>
          <p className={styles.lead}>{step.lead}</p>
          <Form
            form={form}
            onSubmit={next}
            buttons={
              <StepBar
                current={place}
                count={steps.length}
                isBusy={form.isBusy}
                onBack={() => form.advance({ fields: [], onAccepted: () => goTo(place - 1) })}
              />
            }
          >
            <StepFields step={step} form={form} />
          </Form>
          <Snackbar
            message={form.problems[0]?.message ?? form.message}
            occasion={form.attempt}
            hideAfterMs={step.id === 'software' ? softwareMessageMs : undefined}
          />
        </main>
      </div>
    </div>
  )
}

function StepFields({ step, form }: { step: OnboardingStep; form: ProductForm<OnboardingValues> }) {
  const shelves = useUnit($shelves)
  switch (step.id) {
    case 'course':
      return <CourseStep form={form} />
    case 'software':
      return shelves ? <SoftwareChoice shelves={shelves} {...form.field('softwareIds')} /> : <SoftwareChoiceSkeleton />
    case 'knowledge':
      return <KnowledgeStep form={form} />
    case 'priorities':
      return <PrioritiesStep form={form} />
  }
}
