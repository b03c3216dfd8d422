import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'
import { Anchor, Button, Group, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { $wordsInWork } from '../blocks/blocks.model.ts'
import type { PanelProps } from '../panel/panel-props.ts'
import { PreviewChoices } from './PreviewChoices.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './PreviewPanel.module.css'
import { type Chosen, chosenQuery, firstChoicesFor, noPageWords, shownWords, withText } from './preview-choices.ts'

/** The very page, as others would see it (docs/product/content-desk.md#preview). */
export function PreviewPanel({ document, draftVersion }: PanelProps) {
  const words = useUnit($wordsInWork)
  const [wanted, setChosen] = useState<Chosen>(firstChoicesFor(document, edition.id))
  const end = useRef<HTMLParagraphElement>(null)
  const { chosen, number } = withText(wanted, document)
  if (document.address === null) return <Text>{noPageWords}</Text>
  return (
    <Stack gap="sm" className={styles.panel ?? ''}>
      <PreviewChoices chosen={chosen} hasScheduled={number !== undefined} onChosen={setChosen} />
      <Text size="sm">{shownWords(chosen)}</Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => end.current?.focus()}>
          Skip the preview
        </Button>
        <Anchor
          href={`${paths.contentPreview.href({ documentId: document.id })}?${chosenQuery(chosen)}`}
          target="_blank"
          rel="noopener"
        >
          Open the preview in a new tab
        </Anchor>
      </Group>
      <PreviewFrame
        title={document.title}
        address={document.address}
        chosen={chosen}
        version={chosen.text === 'scheduled' ? (number ?? 0) : draftVersion}
        words={words}
      />
      <p ref={end} tabIndex={-1} className="ui-flat ui-muted ui-small">
        End of the preview
      </p>
    </Stack>
  )
}
