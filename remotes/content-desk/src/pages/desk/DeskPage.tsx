import { PageHeading, Stack, Text } from '@stepwise/shared/ui'

export default function DeskPage() {
  return (
    <Stack>
      <PageHeading>Content desk</PageHeading>
      <Text>There is nothing here yet.</Text>
    </Stack>
  )
}
