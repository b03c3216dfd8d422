import { formatCount, formatMinutes } from '@stepwise/shared/counts'
import { announced, Button, VisuallyHidden } from '@stepwise/shared/ui'
import { Form, RadioGroup, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './EnergyPlannerPage.module.css'
import { type EnergyPlan, energyPlanner, NAME_LENGTH, type TaskDraft } from './energy-planner.model.ts'
import { formatSummary, formatTask } from './format-day.ts'
import { type Need, planDay } from './plan-day.ts'
import { readLength } from './read-length.ts'
import { usePlanChange } from './use-plan-change.ts'

const needs: Record<Need, string> = { high: 'High', middle: 'Middle', low: 'Low' }
const removeId = (place: number) => `remove-task-${place}`

/** Tasks are added and removed here, and the day is planned, which needs one at least. */
export function Tasks({ plan }: { plan: EnergyPlan }) {
  const { tasks } = plan
  const change = usePlanChange(plan)
  const { onChanged, announce } = useUnit({ onChanged: energyPlanner.changed, announce: announced })
  const isPlanning = useRef(false)
  const form = useProductForm<TaskDraft>({
    name: 'task',
    initialValues: plan.draft,
    onChange: (draft) => onChanged({ draft }),
    rules: {
      name: [(name) => (isPlanning.current ? problemOfPlan() : problemOfName(name))],
      length: [(length) => (isPlanning.current ? null : problemOfLength(length))],
    },
    send: async (values) => {
      const { need } = values
      const added = { name: values.name.trim(), minutes: readLength(values.length) ?? 30, need }
      form.set('name', '')
      change({
        next: { tasks: [...tasks, added], draft: { ...values, name: '' } },
        said: `Added: ${added.name}, ${formatMinutes(added.minutes)}. ${formatCount(tasks.length + 1, 'task')} to place.`,
        focus: 'task-name',
      })
    },
  })
  const problemOfPlan = () => (tasks.length > 0 ? null : 'Add at least one task before you plan your day.')
  const problemOfName = (name: string) => (name.trim() === '' ? 'Type the name of the task first.' : null)

  const problemOfLength = (length: string) =>
    readLength(length) === null ? 'Type how long it takes, up to 8 hours, such as 45 minutes, 1.5 or 1h 30.' : null

  function add() {
    isPlanning.current = false
    void form.submit()
  }
  function planTasks() {
    isPlanning.current = true
    void form.advance({
      onAccepted: () => {
        onChanged({ isPlanned: true })
        const summary = formatSummary(plan, planDay(plan))
        announce(`Your day is planned: ${summary} Find it under the heading Your planned day.`)
      },
    })
  }
  function remove(place: number) {
    const rest = tasks.toSpliced(place, 1)
    change({
      next: { tasks: rest },
      said: `Removed: ${tasks[place]?.name}. ${formatCount(rest.length, 'task')} left.`,
      focus: rest.length > 0 ? removeId(Math.min(place, rest.length - 1)) : 'task-name',
    })
  }
  return (
    <>
      <section className={parts.part} aria-labelledby="energy-tasks">
        <h2 id="energy-tasks">Tasks</h2>
        <Form
          form={form}
          onSubmit={add}
          buttons={
            <div className="ui-wrap ui-gap-12 ui-top">
              <Button type="submit" variant="default">
                Add task
              </Button>
            </div>
          }
        >
          <TextInput
            label="Task name"
            description="Begin with a verb, such as “Check the orders”."
            maxLength={NAME_LENGTH}
            autoComplete="off"
            {...form.field('name')}
          />
          <TextInput
            label="How long it takes"
            description="Such as 45 minutes, 1.5 hours or 1h 30. It is rounded up to a quarter of an hour."
            maxLength={40}
            autoComplete="off"
            {...form.field('length')}
          />
          <RadioGroup
            name="need"
            label="Energy it needs"
            isField
            options={needs}
            value={form.values.need}
            onChoice={(need) => form.set('need', need)}
          />
        </Form>
        <h3 id="energy-list">Tasks to place</h3>
        {tasks.length === 0 ? (
          <p>You have not added a task yet.</p>
        ) : (
          <ul className={styles.tasks} aria-labelledby="energy-list">
            {tasks.map((task, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same, and none has a state of its own
              <li key={place}>
                <span>{formatTask(task)}</span>
                <Button id={removeId(place)} variant="default" onClick={() => remove(place)}>
                  <span>Remove</span> <VisuallyHidden>{task.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="ui-wrap ui-gap-12 ui-top">
        <Button onClick={planTasks}>Plan my day</Button>
        <ClearButtons app={energyPlanner} />
      </div>
    </>
  )
}
