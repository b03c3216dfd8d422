import { Html } from '@stepwise/shared/ui'
import { Accordion } from '@stepwise/shared/ui/data'
import type { GroupProps } from './block-groups.ts'

/** Questions, one answer open at a time. */
export default function FaqGroup({ blocks, level }: GroupProps<'faq'>) {
  return (
    <Accordion order={level} variant="separated" radius="var(--radius-card)">
      {blocks.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>
            <Html html={answer} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
