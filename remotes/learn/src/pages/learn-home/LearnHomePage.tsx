import { $user } from '@stepwise/shared/session'
import { PageHeading } from '@stepwise/shared/ui'
import { Tabs } from '@stepwise/shared/ui/data'
import { useUnit } from 'effector-react'

export default function LearnHomePage() {
  const user = useUnit($user)
  return (
    <>
      <PageHeading>{`Hello ${user?.firstName ?? 'spike'}`}</PageHeading>
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">A</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </>
  )
}
