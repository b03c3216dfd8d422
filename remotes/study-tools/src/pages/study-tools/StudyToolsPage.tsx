import { Lazy } from '@stepwise/shared/lazy'
import { Drawing, PageHeading, Text } from '@stepwise/shared/ui'
import { cards } from '@stepwise/shared/ui/cards'
import styles from './StudyToolsPage.module.css'
import { plannedTool, tools } from './tools.ts'
import { cardId, useOpenTool } from './use-open-tool.ts'

export default function StudyToolsPage() {
  const { tool, open, close } = useOpenTool()
  return (
    <>
      <PageHeading>Study tools</PageHeading>
      <Text className={styles.intro}>
        Small helpers for essays, revision and exams. What you fill in stays on this device, so you can come back to it.
      </Text>
      <div className={styles.failure}>
        {tool && <Lazy part={tool.dialog} title={`The ${tool.name}`} props={{ onClose: close }} />}
      </div>
      <ul className={`${cards.grid} ${styles.tools}`}>
        {tools.map((each) => (
          <li key={each.id} className={cards.card}>
            <Drawing src={each.image} alt="" width={240} height={160} className={cards.picture} />
            <div className={cards.words}>
              <h2 className={cards.title}>
                <button
                  type="button"
                  id={cardId(each)}
                  className={cards.cover}
                  aria-haspopup="dialog"
                  onClick={() => open(each)}
                >
                  {each.name}
                </button>
              </h2>
              <p className={cards.text}>{each.description}</p>
            </div>
          </li>
        ))}
        <li className={`${cards.card} ${styles.planned}`}>
          <Drawing src={plannedTool.image} alt="" width={240} height={160} className={cards.picture} />
          <div className={cards.words}>
            <h2 className={cards.title}>{plannedTool.name}</h2>
            <p className={cards.text}>Coming soon! Watch this space...</p>
          </div>
        </li>
      </ul>
    </>
  )
}
