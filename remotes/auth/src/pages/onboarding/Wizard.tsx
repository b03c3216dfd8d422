import { edition } from '@stepwise/shared/edition'
import { $user, signOutRequested } from '@stepwise/shared/session'
import { PageHeading, UnstyledButton } from '@stepwise/shared/ui'
import { Form, type ProductForm, useProductForm } from '@stepwise/shared/ui/forms'
import { Snackbar } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { SoftwareChoice } from '../../features/software-choice/SoftwareChoice.tsx'
import { SoftwareChoiceSkeleton } from '../../features/software-choice/SoftwareChoiceSkeleton.tsx'
import { $shelves, saveSoftwareFx, softwareChoiceOpened } from '../../features/software-choice/software-choice.model.ts'
import { softwareMessageMs } from '../../features/software-choice/software-rules.ts'
import { useSteps } from '../../features/steps/use-steps.ts'
import { CourseStep } from './CourseStep.tsx'
import { KnowledgeStep } from './KnowledgeStep.tsx'
import { answersTyped, type KeptAnswers, sendAnswersFx } from './onboarding.model.ts'
import { type OnboardingStep, rulesFor, stepsByEdition } from './onboarding-steps.ts'
import { emptyAnswers, isSameChoice, type OnboardingValues } from './onboarding-values.ts'
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

/** The steps of onboarding, one at a time; Back, also the browser's, keeps every answer (spec 2.15, 4). */
export function Wizard({ kept }: WizardProps) {
  const [user, saveSoftware, sendAnswers, opened, typed, signOut] = useUnit([
    $user,
    saveSoftwareFx,
    sendAnswersFx,
    softwareChoiceOpened,
    answersTyped,
    signOutRequested,
  ])
  useEffect(() => opened(), [opened])
  const form = useProductForm<OnboardingValues>({
    name: 'onboarding',
    initialValues: { ...emptyAnswers(user?.softwares.map(({ id }) => id) ?? []), ...kept?.values },
    rules,
    send: sendAnswers,
  })
  const wrong = steps.findIndex(({ fields }) => !form.isValid(fields))
  const {
    step: number,
    goTo,
    returnTo,
  } = useSteps({
    count: steps.length,
    reachable: wrong === -1 ? steps.length : wrong + 1,
    start: (kept?.place ?? 0) + 1,
    onMoved: form.clearProblems,
  })
  const place = number - 1
  const [furthest, setFurthest] = useState(place)
  const step = steps[place] as OnboardingStep
  const { values } = form
  useEffect(() => void typed({ values, place }), [typed, values, place])

  async function finish(answers: OnboardingValues) {
    // The browser's Forward can pass the software step without its Next.
    if (!isSameChoice(answers.softwareIds, user?.softwares ?? [])) await saveSoftware(answers.softwareIds)
    await sendAnswers(answers)
  }

  function next() {
    if (place === steps.length - 1) {
      return form.advance({
        action: finish,
        // To the step of what is wrong; to the first when it is none of them (spec 8). Every answer is still there.
        onRejected: (refused) => {
          const at = steps.findIndex(({ fields }) => fields.some((field) => refused.includes(field)))
          returnTo(Math.max(at, 0) + 1)
        },
      })
    }
    return form.advance({
      fields: step.fields,
      ...(step.id === 'software' && { action: ({ softwareIds }) => saveSoftware(softwareIds) }),
      onAccepted: () => {
        setFurthest((before) => Math.max(before, place + 1))
        goTo(number + 1)
      },
    })
  }

  return (
    <div className={styles.root}>
      <StepSidebar steps={steps} current={place} furthest={Math.max(furthest, place)} />
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
            fields={step.fields}
            onSubmit={next}
            buttons={
              <StepBar current={place} count={steps.length} isBusy={form.isBusy} onBack={() => goTo(number - 1)} />
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
