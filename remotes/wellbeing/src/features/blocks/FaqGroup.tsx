import { Questions } from '@stepwise/shared/ui'
import type { GroupProps } from './block-groups.ts'

export function FaqGroup({ blocks, level }: GroupProps<'faq'>) {
  return <Questions questions={blocks} level={level} />
}
