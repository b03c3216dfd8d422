import type { UserInfo } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { $isOnboarded, $user } from '@stepwise/shared/session'
import { useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { CourseFields, KnowledgeField, PriorityFields } from '../../features/sign-up/UserInfoFields.tsx'
import {
  courseRules,
  knowledgeLevels,
  knowledgeRules,
  type LevelField,
  levels,
} from '../../features/sign-up/user-info-values.ts'
import styles from './AccountPage.module.css'
import { changeAnswersFx, toAnswers } from './account.model.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { EditableSection, type SectionForm } from './EditableSection.tsx'

/**
 * The answers of onboarding, which can be changed once the person is past it. Course and priorities belong to
 * students. Someone who was never asked, such as a content manager, begins with what the server requires.
 */
export function AnswersSections() {
  const [user, isOnboarded] = useUnit([$user, $isOnboarded])
  if (!user || !isOnboarded) return null
  const { userInfo } = user
  const isStudy = edition.id === 'study'
  return (
    <>
      {isStudy && <CourseSection userInfo={userInfo} />}
      {isStudy && userInfo && <PrioritiesSection userInfo={userInfo} />}
      {(userInfo || !isStudy) && <KnowledgeSection userInfo={userInfo} />}
    </>
  )
}

interface AnswersProps {
  userInfo: UserInfo | null
}

const notGiven = 'Not given yet'

function Fact({ name, value }: { name: string; value: string | number | null | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? notGiven}</dd>
    </div>
  )
}

function CourseSection({ userInfo }: AnswersProps) {
  return (
    <EditableSection title="Course" what="course" form={(section) => <CourseForm {...section} />}>
      <dl className={styles.facts}>
        <Fact name="Subject" value={userInfo?.courseName} />
        <Fact name="Start year" value={userInfo?.courseStarted} />
        <Fact name="End year" value={userInfo?.courseEnds} />
      </dl>
    </EditableSection>
  )
}

function CourseForm({ onDone, onCancel }: SectionForm) {
  const [user, change] = useUnit([$user, changeAnswersFx])
  const { courseStarted, courseEnds, courseName } = toAnswers(user?.userInfo ?? null)
  const form = useProductForm({
    name: 'account-course',
    initialValues: { courseStarted, courseEnds, courseName },
    rules: courseRules,
    send: async (course) => {
      await change(course)
      onDone('Your course has been changed.')
    },
  })
  return (
    <ChangeForm form={form} label="Save course" onCancel={onCancel}>
      <CourseFields form={form} />
    </ChangeForm>
  )
}

function PrioritiesSection({ userInfo }: AnswersProps) {
  return (
    <EditableSection title="Study priorities" what="priorities" form={(section) => <PrioritiesForm {...section} />}>
      <dl className={styles.facts}>
        {levels.map(({ field, label }) => (
          <Fact key={field} name={label} value={userInfo && `${userInfo[field]} of 5`} />
        ))}
      </dl>
    </EditableSection>
  )
}

function PrioritiesForm({ onDone, onCancel }: SectionForm) {
  const [user, change] = useUnit([$user, changeAnswersFx])
  const answers = toAnswers(user?.userInfo ?? null)
  const form = useProductForm({
    name: 'account-priorities',
    initialValues: Object.fromEntries(levels.map(({ field }) => [field, answers[field]])) as Record<LevelField, number>,
    send: async (priorities) => {
      await change(priorities)
      onDone('Your priorities have been changed.')
    },
  })
  return (
    <ChangeForm form={form} label="Save priorities" onCancel={onCancel}>
      <p>Give each area a number: 1 is a low priority, 5 is a high one.</p>
      <PriorityFields form={form} />
    </ChangeForm>
  )
}

function KnowledgeSection({ userInfo }: AnswersProps) {
  const chosen = knowledgeLevels.find(({ value }) => value === userInfo?.asTechnologyLevel)
  return (
    <EditableSection
      title="Assistive technology"
      what="assistive technology knowledge"
      form={(section) => <KnowledgeForm {...section} />}
    >
      <p>{`How well you know it: ${(chosen?.label ?? notGiven).toLowerCase()}`}</p>
    </EditableSection>
  )
}

function KnowledgeForm({ onDone, onCancel }: SectionForm) {
  const [user, change] = useUnit([$user, changeAnswersFx])
  const form = useProductForm({
    name: 'account-knowledge',
    initialValues: { asTechnologyLevel: user?.userInfo?.asTechnologyLevel ?? null },
    rules: knowledgeRules,
    send: async (knowledge) => {
      await change(knowledge)
      onDone('Your answer has been changed.')
    },
  })
  return (
    <ChangeForm form={form} label="Save answer" onCancel={onCancel}>
      <KnowledgeField form={form} />
    </ChangeForm>
  )
}
