import { PageHeading, Stack, Text } from '@stepwise/shared/ui'

export default function HomePage() {
  return (
    <Stack>
      <PageHeading>Study tools</PageHeading>
      <Text>There is nothing here yet.</Text>
    </Stack>
  )
}
