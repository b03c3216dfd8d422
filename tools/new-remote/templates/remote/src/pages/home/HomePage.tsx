import { EmptyState, LoadFailure, PageHeading, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $flows, $problem, flowsRetried, homeOpened } from './home.model.ts'

export default function HomePage() {
  const [flows, problem, opened, retried] = useUnit([$flows, $problem, homeOpened, flowsRetried])
  useEffect(() => opened(), [opened])
  return (
    <Stack>
      <PageHeading>__title__</PageHeading>
      {flows === null && problem === null && <Text role="status">Loading…</Text>}
      {flows === null && problem !== null && <LoadFailure message={problem} onRetry={retried} />}
      {flows?.length === 0 && <EmptyState message="There is nothing here yet." />}
      {flows && flows.length > 0 && (
        <ul>
          {flows.map(({ slug, name, flowPercent }) => (
            <li key={slug}>{`${name}: ${flowPercent} % done`}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
