import { Text } from '@stepwise/shared/ui'
import type { PanelProps } from '../panel/panel-props.ts'

export function CheckPanel({ document }: PanelProps) {
  return <Text>{`Check of ${document.title} comes here.`}</Text>
}
