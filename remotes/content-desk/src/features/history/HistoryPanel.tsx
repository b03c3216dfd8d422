import { Text } from '@stepwise/shared/ui'
import type { PanelProps } from '../panel/panel-props.ts'

export function HistoryPanel({ document }: PanelProps) {
  return <Text>{`History of ${document.title} comes here.`}</Text>
}
