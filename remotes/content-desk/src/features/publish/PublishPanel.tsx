import { Text } from '@stepwise/shared/ui'
import type { PanelProps } from '../panel/panel-props.ts'

export function PublishPanel({ document }: PanelProps) {
  return <Text>{`Publish of ${document.title} comes here.`}</Text>
}
