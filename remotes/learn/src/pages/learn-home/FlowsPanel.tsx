import type { Flow, LearningModuleCard } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'
import { EmptyState, LoadFailure, LoadingWords, Stack } from '@stepwise/shared/ui'
import { ChipLinks } from '@stepwise/shared/ui/chips'
import { CardGrid } from '../../features/home/CardGrid.tsx'
import { flowColours, type PartColours } from '../../features/home/flow-colours.ts'
import { CardSkeletons } from '../../features/home/PanelSkeleton.tsx'
import { PanelSummary } from '../../features/home/PanelSummary.tsx'
import { ProgressCard } from '../../features/home/ProgressCard.tsx'
import { countModules, moduleCount } from './learn-home.model.ts'

interface FlowsPanelProps {
  flows: Flow[]
  current: Flow
  /** Why its modules could not be loaded. */
  problem: string | null
  onChosen: (slug: string) => void
  onRetry: () => void
}

/** Cards that a wide screen shows before anyone scrolls. */
const firstRow = 3

/** One chip for each flow, and the learning modules of the chosen one (docs/product/homes.md#opened-flow). */
export function FlowsPanel({ flows, current, problem, onChosen, onRetry }: FlowsPanelProps) {
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
      {current.learningModules ? (
        <Modules modules={current.learningModules} colours={colours} />
      ) : problem === null ? (
        <div aria-busy="true">
          <LoadingWords />
          <CardSkeletons count={countModules(current)} />
        </div>
      ) : (
        <LoadFailure message={problem} onRetry={onRetry} />
      )}
    </Stack>
  )
}

function Modules({ modules, colours }: { modules: LearningModuleCard[]; colours: PartColours }) {
  if (modules.length === 0)
    return <EmptyState message={`There is nothing in this ${edition.flow} yet.`} hint="Choose another one above." />
  return (
    <CardGrid className={colours.className} style={colours.style}>
      {modules.map((module, index) => (
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
  )
}
