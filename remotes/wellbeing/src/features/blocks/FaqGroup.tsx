import type { GroupProps } from '@stepwise/shared/blocks'
import { Questions } from '@stepwise/shared/ui'

export function FaqGroup({ blocks, level }: GroupProps<'faq'>) {
  return <Questions questions={blocks} level={level} />
}
