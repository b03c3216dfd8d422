import { Lazy } from '@stepwise/shared/lazy'
import { Drawing, PageHeading, Text } from '@stepwise/shared/ui'
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
      <ul className={styles.grid}>
        {tools.map((each) => (
          <li key={each.id} className={styles.card}>
            <Drawing src={each.image} alt="" width={240} height={160} className={styles.picture} />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <button
                  type="button"
                  id={cardId(each)}
                  className={styles.opener}
                  aria-haspopup="dialog"
                  onClick={() => open(each)}
                >
                  {each.name}
                </button>
              </h2>
              <p className={styles.description}>{each.description}</p>
            </div>
          </li>
        ))}
        <li className={styles.card} data-planned>
          <Drawing src={plannedTool.image} alt="" width={240} height={160} className={styles.picture} />
          <div className={styles.words}>
            <h2 className={styles.name}>{plannedTool.name}</h2>
            <p className={styles.description}>Coming soon! Watch this space...</p>
          </div>
        </li>
      </ul>
    </>
  )
}
