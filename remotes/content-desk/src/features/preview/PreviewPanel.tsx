import { Text } from '@stepwise/shared/ui'
import type { PanelProps } from '../panel/panel-props.ts'

export function PreviewPanel({ document }: PanelProps) {
  return <Text>{`Preview of ${document.title} comes here.`}</Text>
}
