import { Button } from '@stepwise/shared/ui'
import { Tabs } from '@stepwise/shared/ui/data'
import { type ComponentType, type ReactNode, useState } from 'react'
import { CheckPanel } from '../check/CheckPanel.tsx'
import { HistoryPanel } from '../history/HistoryPanel.tsx'
import type { PanelProps } from '../panel/panel-props.ts'
import { PreviewPanel } from '../preview/PreviewPanel.tsx'
import { PublishPanel } from '../publish/PublishPanel.tsx'
import styles from './EditorFrame.module.css'

const panels: { name: string; Panel: ComponentType<PanelProps> }[] = [
  { name: 'Preview', Panel: PreviewPanel },
  { name: 'Check', Panel: CheckPanel },
  { name: 'History', Panel: HistoryPanel },
  { name: 'Publish', Panel: PublishPanel },
]

const titleId = 'editor-panels'

interface EditorFrameProps extends PanelProps {
  /** The form. */
  children: ReactNode
}

/** The form, and beside it (below it in a narrow window) what to do with the text. */
export function EditorFrame({ children, ...panelProps }: EditorFrameProps) {
  // A panel is mounted when its tab is first chosen, and stays: a preview keeps its place, a check its findings.
  const [chosen, setChosen] = useState<readonly string[]>(['Preview'])
  const choose = (name: string | null) =>
    name !== null && setChosen((before) => [...before.filter((other) => other !== name), name])
  return (
    <div className={styles.frame}>
      <div className={styles.form}>
        <Button
          variant="default"
          className={styles.jump ?? ''}
          onClick={() => document.getElementById(titleId)?.focus()}
        >
          Go to preview and publish
        </Button>
        {children}
      </div>
      <section className={styles.side} aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          Preview and publish
        </h2>
        <Tabs value={chosen.at(-1) ?? 'Preview'} onChange={choose}>
          <Tabs.List aria-label="Preview and publish">
            {panels.map(({ name }) => (
              <Tabs.Tab key={name} value={name}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {panels.map(({ name, Panel }) => (
            <Tabs.Panel key={name} value={name} className={styles.panel ?? ''}>
              {chosen.includes(name) && <Panel {...panelProps} />}
            </Tabs.Panel>
          ))}
        </Tabs>
      </section>
    </div>
  )
}
