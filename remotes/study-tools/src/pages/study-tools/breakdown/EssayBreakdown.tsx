import { announced } from '@stepwise/shared/ui'
import { NativeSelect } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PrintSheet } from '../../../features/tool/PrintSheet.tsx'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import tool from '../../../features/tool/tool.module.css'
import { $mindMaps, breakdownInput } from './breakdown.model.ts'
import styles from './EssayBreakdown.module.css'
import { essayOptions, essayPlan, essayPlans } from './essay-plans.ts'
import { PartsTable } from './PartsTable.tsx'
import { PlanOption } from './PlanOption.tsx'

export default function EssayBreakdown({ onClose }: ToolProps) {
  const { input, mindMaps, onOpened, onEdited, announce } = useUnit({
    input: breakdownInput.$values,
    mindMaps: $mindMaps,
    onOpened: breakdownInput.opened,
    onEdited: breakdownInput.edited,
    announce: announced,
  })
  useEffect(() => onOpened(), [onOpened])
  if (!input) return null
  const plan = essayPlan(input.words)
  const choose = (words: number) => {
    onEdited({ words })
    const { A, B } = essayPlan(words)
    announce(
      `${words} words. Option A: ${A.intro}, ${A.body} and ${A.conclusion}. Option B: ${B.intro}, ${B.body} and ${B.conclusion}.`,
    )
  }
  return (
    <ToolDialog
      title="Essay Breakdown Calculator"
      intro="Choose how long your essay is to see how many words each part can have. Then plan it on a mind map."
      onClose={onClose}
    >
      <NativeSelect
        id="breakdown-words"
        size="md"
        label="Essay length"
        value={String(plan.words)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        data={essayPlans.map(({ words }) => ({ value: String(words), label: `${words} words` }))}
      />
      <div className={styles.options}>
        {essayOptions.map((option) => (
          <PlanOption key={option} plan={plan} option={option} formats={mindMaps.formats} />
        ))}
      </div>
      {mindMaps.imports.map(({ software, steps }) => (
        <p key={software} className={tool.note}>
          <strong>{`To make a mind map in ${software}:`}</strong> <span>{steps}</span>
        </p>
      ))}
      <div className={tool.actions}>
        <PrintSheet title={`Essay plan: ${plan.words} words`}>
          {essayOptions.map((option) => (
            <section key={option}>
              <h2>{`Option ${option}`}</h2>
              <PartsTable parts={plan[option]} total={plan.words} caption={`Option ${option}: words for each part`} />
            </section>
          ))}
        </PrintSheet>
      </div>
    </ToolDialog>
  )
}
