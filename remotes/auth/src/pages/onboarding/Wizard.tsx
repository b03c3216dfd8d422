import { edition } from '@stepwise/shared/edition'
import { HelpLink } from '@stepwise/shared/help'
import { Link, paths, usePageTitle } from '@stepwise/shared/routing'
import { $user, signOutRequested } from '@stepwise/shared/session'
import { DisplaySettingsButton, Logo, PageHeading, UnstyledButton } from '@stepwise/shared/ui'
import { Form, type ProductForm, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { SoftwareChoice, SoftwareChoiceSkeleton } from '../../features/sign-up/SoftwareChoice.tsx'
import { $groups, saveSoftwareFx, softwareChoiceOpened } from '../../features/sign-up/software-choice.model.ts'
import { CourseFields, KnowledgeField, PriorityFields } from '../../features/sign-up/UserInfoFields.tsx'
import { stepHeading, useSteps } from '../../features/sign-up/use-steps.ts'
import { type AnswersDraft, draftChanged, sendAnswersFx } from './onboarding.model.ts'
import { type OnboardingStep, rulesFor, stepsByEdition } from './onboarding-steps.ts'
import { emptyAnswers, isSameChoice, type OnboardingValues } from './onboarding-values.ts'
import { StepBar } from './StepBar.tsx'
import { StepSidebar } from './StepSidebar.tsx'
import styles from './Wizard.module.css'

const steps = stepsByEdition[edition.id]
const rules = rulesFor(steps)

interface WizardProps {
  /** The draft of an earlier visit. */
  draft: AnswersDraft | null
}

/** The steps of onboarding, one at a time. Back, also the browser's, keeps every answer. */
export function Wizard({ draft }: WizardProps) {
  const [user, saveSoftware, sendAnswers, opened, changeDraft, signOut] = useUnit([
    $user,
    saveSoftwareFx,
    sendAnswersFx,
    softwareChoiceOpened,
    draftChanged,
    signOutRequested,
  ])
  useEffect(() => opened(), [opened])
  const form = useProductForm<OnboardingValues>({
    name: 'onboarding',
    initialValues: { ...emptyAnswers(user?.softwares.map(({ id }) => id) ?? []), ...draft?.values },
    rules,
    onChange: (values) => changeDraft({ values, place: stepIndex }),
    send: sendAnswers,
  })
  const wrong = steps.findIndex(({ fields }) => !form.isValid(fields))
  const {
    step: stepNumber,
    goTo,
    returnTo,
  } = useSteps({
    count: steps.length,
    reachable: wrong === -1 ? steps.length : wrong + 1,
    start: (draft?.place ?? 0) + 1,
    onMoved: ({ step: shown, isReturn }) => {
      if (!isReturn) form.clearProblems()
      changeDraft({ values: form.values, place: shown - 1 })
    },
  })
  const stepIndex = stepNumber - 1
  const [furthest, setFurthest] = useState(stepIndex)
  const step = steps[stepIndex] as OnboardingStep
  const heading = stepHeading(stepNumber, steps.length, step.heading)
  usePageTitle(`${heading} - Getting started`)

  async function finish(answers: OnboardingValues) {
    // The browser's Forward can skip the software step's Next, which saves the choice.
    if (!isSameChoice(answers.softwareIds, user?.softwares ?? [])) await saveSoftware(answers.softwareIds)
    await sendAnswers(answers)
  }

  function next() {
    if (stepIndex === steps.length - 1) {
      return form.advance({
        action: finish,
        // To the step of the first wrong field, or else to the first.
        onRejected: (wrongFields) => {
          const index = steps.findIndex(({ fields }) => fields.some((field) => wrongFields.includes(field)))
          returnTo(Math.max(index, 0) + 1)
        },
      })
    }
    return form.advance({
      fields: step.fields,
      ...(step.id === 'software' && { action: ({ softwareIds }) => saveSoftware(softwareIds) }),
      onAccepted: () => {
        setFurthest((before) => Math.max(before, stepIndex + 1))
        goTo(stepNumber + 1)
      },
    })
  }

  return (
    <div className={styles.root}>
      <StepSidebar steps={steps} current={stepIndex} furthest={Math.max(furthest, stepIndex)} />
      <div className={styles.column}>
        <header className={styles.header}>
          <p className={styles.title}>
            <Logo />
            <span translate="no">{edition.productTitle}</span>
          </p>
          <DisplaySettingsButton look="bar" />
          {/* Their data is theirs before they have answered anything. */}
          <Link to={paths.account.href({})} className={styles.account}>
            Your account
          </Link>
          <UnstyledButton className={styles.signOut} data-dangerous onClick={() => signOut()}>
            Sign out
          </UnstyledButton>
          <HelpLink />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageHeading key={step.id}>{heading}</PageHeading>
          <p className={styles.lead}>{step.lead}</p>
          <Form
            form={form}
            fields={step.fields}
            onSubmit={next}
            buttons={
              <StepBar
                current={stepIndex}
                count={steps.length}
                isBusy={form.isBusy}
                onBack={() => goTo(stepNumber - 1)}
              />
            }
          >
            <StepFields step={step} form={form} />
          </Form>
        </main>
      </div>
    </div>
  )
}

function StepFields({ step, form }: { step: OnboardingStep; form: ProductForm<OnboardingValues> }) {
  const groups = useUnit($groups)
  switch (step.id) {
    case 'course':
      return <CourseFields form={form} />
    case 'software':
      return groups ? <SoftwareChoice groups={groups} {...form.field('softwareIds')} /> : <SoftwareChoiceSkeleton />
    case 'knowledge':
      return <KnowledgeField form={form} />
    case 'priorities':
      return <PriorityFields form={form} />
  }
}
