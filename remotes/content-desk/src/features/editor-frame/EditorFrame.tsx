import { formatCount } from '@stepwise/shared/counts'
import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { Tabs } from '@stepwise/shared/ui/data'
import type { ComponentType, ReactNode } from 'react'
import { CheckPanel } from '../check/CheckPanel.tsx'
import { HistoryPanel } from '../history/HistoryPanel.tsx'
import type { PanelProps } from '../panel/panel-props.ts'
import { PreviewPanel } from '../preview/PreviewPanel.tsx'
import { PublishPanel } from '../publish/PublishPanel.tsx'
import styles from './EditorFrame.module.css'
import type { PanelName, Panels } from './use-panels.ts'

const panels: { name: PanelName; Panel: ComponentType<PanelProps> }[] = [
  { name: 'Preview', Panel: PreviewPanel },
  { name: 'Check', Panel: CheckPanel },
  { name: 'History', Panel: HistoryPanel },
  { name: 'Publish', Panel: PublishPanel },
]

const titleId = 'editor-panels'

interface EditorFrameProps extends PanelProps {
  /** Which panel is shown. */
  shown: Panels
  /** How many reports of readers wait; shown at the panel that has them. */
  reports: number
  /** The form. */
  children: ReactNode
}

/** The form, and beside it (below it in a narrow window) what to do with the text. */
export function EditorFrame({ children, shown, reports, ...panelProps }: EditorFrameProps) {
  const { chosen, choose } = shown
  const current = chosen.at(-1) ?? 'Preview'
  return (
    <div className={styles.frame}>
      <div className="ui-narrow">
        <Button
          variant="default"
          className={styles.jump ?? ''}
          onClick={() => document.getElementById(titleId)?.focus()}
        >
          Go to preview and publish
        </Button>
        {children}
      </div>
      {/* F6 leads here from the form, and back to the field. */}
      <section className={styles.side} data-region="preview and publish" data-panel={current} aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          Preview and publish
        </h2>
        <Tabs className={styles.tabs ?? ''} value={current} onChange={(name) => choose(name as PanelName)}>
          <Tabs.List aria-label="Preview and publish">
            {panels.map(({ name }) => (
              <Tabs.Tab key={name} value={name}>
                <span>{name}</span>
                {name === 'Check' && reports > 0 && <ReportCount count={reports} />}
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

/** Part of the name of its tab: “Check (2 reports)”. */
function ReportCount({ count }: { count: number }) {
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{`(${formatCount(count, 'report')})`}</VisuallyHidden>
    </>
  )
}
