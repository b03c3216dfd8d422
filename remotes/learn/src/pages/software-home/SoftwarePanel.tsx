import type { Software } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { EmptyState, Stack } from '@stepwise/shared/ui'
import { ChipLinks } from '@stepwise/shared/ui/chips'
import { CardGrid } from '../../features/home/CardGrid.tsx'
import { plainColours } from '../../features/home/flow-colours.ts'
import { PanelSummary } from '../../features/home/PanelSummary.tsx'
import { ProgressCard } from '../../features/home/ProgressCard.tsx'
import type { TutorialCard } from './tutorial-cards.ts'

interface SoftwarePanelProps {
  softwares: Software[]
  current: Software
  cards: TutorialCard[]
  onChosen: (slug: string) => void
}

/** One chip for each selected software, and the tutorials of the chosen one. */
export function SoftwarePanel({ softwares, current, cards, onChosen }: SoftwarePanelProps) {
  const chips = softwares.map(({ slug, name }) => ({
    slug,
    name,
    to: paths.softwareTutorials.href({ softwareSlug: slug }),
    colours: plainColours,
  }))
  return (
    <Stack gap={20}>
      <ChipLinks label="Software" chips={chips} current={current.slug} onChosen={onChosen} />
      <PanelSummary name={current.name} note={current.description} colours={plainColours} />
      {cards.length === 0 ? (
        <EmptyState message={`There are no tutorials for ${current.name} yet.`} hint="Please come back soon." />
      ) : (
        <CardGrid className={plainColours.className}>
          {cards.map(({ name, description, image, url, percent, remainingDuration }) => (
            <ProgressCard
              key={name}
              name={name}
              description={description}
              to={url}
              image={image}
              mark={current.image}
              percent={percent}
              remainingDuration={remainingDuration}
              isFirstSeen
            />
          ))}
        </CardGrid>
      )}
    </Stack>
  )
}
