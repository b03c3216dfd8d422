import { PageHeading, Stack, Text } from '@stepwise/shared/ui'

export default function WellbeingPage() {
  return (
    <Stack>
      <PageHeading>Wellbeing</PageHeading>
      <Text>There is nothing here yet.</Text>
    </Stack>
  )
}
