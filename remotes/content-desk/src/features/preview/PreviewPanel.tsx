import { edition } from '@stepwise/shared/edition'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { useRef, useState } from 'react'
import type { PanelProps } from '../panel/panel-props.ts'
import { RadioGroup } from '../panel/RadioGroup.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './PreviewPanel.module.css'
import { type ChoiceName, type Chosen, choices, firstChoices } from './preview-choices.ts'

const names = Object.keys(choices) as ChoiceName[]

/** The very page, as others would see it (docs/product/content-desk.md#preview). */
export function PreviewPanel({ document, draftVersion }: PanelProps) {
  const [chosen, setChosen] = useState<Chosen>({ ...firstChoices, edition: edition.id })
  const end = useRef<HTMLParagraphElement>(null)
  if (document.address === null) {
    return <Text>These words are shown in many places, so there is no page to preview them on.</Text>
  }
  return (
    <Stack gap="md">
      <div className={styles.choices}>
        {names.map((name) => (
          <RadioGroup<string>
            key={name}
            name={`preview-${name}`}
            label={choices[name].label}
            options={choices[name].options}
            value={chosen[name]}
            onChoice={(value) => setChosen((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <Text size="sm">
        {chosen.text === 'draft'
          ? 'This is the saved draft. It follows a moment after you stop writing. Nothing that you do in it is saved.'
          : 'This is what readers see now. Nothing that you do in it is saved.'}
      </Text>
      <div>
        <Button variant="default" onClick={() => end.current?.focus()}>
          Skip the preview
        </Button>
      </div>
      <PreviewFrame title={document.title} address={document.address} chosen={chosen} draftVersion={draftVersion} />
      <p ref={end} tabIndex={-1} className={styles.end}>
        End of the preview
      </p>
    </Stack>
  )
}
