import type { Flow } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'
import { EmptyState, Stack } from '@stepwise/shared/ui'
import { ChipLinks } from '@stepwise/shared/ui/chips'
import { CardGrid } from '../../features/home/CardGrid.tsx'
import { flowColours } from '../../features/home/flow-colours.ts'
import { PanelSummary } from '../../features/home/PanelSummary.tsx'
import { ProgressCard } from '../../features/home/ProgressCard.tsx'
import { moduleCount } from './learn-home.model.ts'

interface FlowsPanelProps {
  flows: Flow[]
  current: Flow
  onChosen: (slug: string) => void
}

/** Cards that a wide screen shows before anyone scrolls. */
const firstRow = 3

/** One chip for each flow, and the learning modules of the chosen one. */
export function FlowsPanel({ flows, current, onChosen }: FlowsPanelProps) {
  const colours = flowColours(current)
  const chips = flows.map((flow) => ({
    slug: flow.slug,
    name: flow.name,
    to: paths.learnFlow.href({ flowSlug: flow.slug }),
    colours: flowColours(flow),
  }))
  return (
    <Stack gap={20}>
      <ChipLinks label={edition.flowsTab} chips={chips} current={current.slug} onChosen={onChosen} />
      <PanelSummary name={current.name} note={moduleCount(current)} percent={current.flowPercent} colours={colours} />
      {current.learningModules.length === 0 ? (
        <EmptyState message={`There is nothing in this ${edition.flow} yet.`} hint="Choose another one above." />
      ) : (
        <CardGrid className={colours.className} style={colours.style}>
          {current.learningModules.map((module, index) => (
            <ProgressCard
              key={module.id}
              name={module.name}
              description={module.description}
              to={module.url}
              image={module.image}
              percent={module.learningModuleProgress}
              remainingDuration={module.learningModuleRemainingDuration}
              isResume={module.isResume}
              isFirstSeen={index < firstRow}
            />
          ))}
        </CardGrid>
      )}
    </Stack>
  )
}
