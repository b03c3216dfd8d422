import { useSearchParams } from '@stepwise/shared/routing'
import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { choiceIn } from '../../features/small-app/small-app.model.ts'
import { ReadingText } from './ReadingText.tsx'
import { heights, readingRuler, units } from './reading-ruler.model.ts'

/** docs/product/steps-and-player.md#small-apps */
export default function ReadingRulerPage() {
  const [query] = useSearchParams()
  return (
    <SmallAppPage
      app={readingRuler}
      title="Reading ruler"
      intro="Paste or type a text. Then read it with a ruler that shows one, two or three lines or sentences at a time."
      first="ruler-text"
    >
      {({ text, ...own }) => (
        <ReadingText
          text={text}
          settings={{
            ...own,
            unit: own.unit ?? choiceIn(units, query.get('unit')) ?? 'sentence',
            height: own.height ?? choiceIn(heights, query.get('height')) ?? '1',
          }}
        />
      )}
    </SmallAppPage>
  )
}
