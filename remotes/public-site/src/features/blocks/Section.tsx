import type { Block } from '@stepwise/shared/contracts'
import { Picture } from './Picture.tsx'
import { PublicBlocks } from './PublicBlocks.tsx'
import type { PageSection } from './page-sections.ts'
import styles from './Section.module.css'
import { SectionFrame, SectionTitle } from './SectionFrame.tsx'

const isWide = ({ type }: Block) => type === 'card' || type === 'testimonial'

/** A section of a page across the window: its words, beside them its pictures or its questions, and below them what is wide. */
export function Section({ section: { id, heading, blocks } }: { section: PageSection }) {
  const pictures = blocks.filter((block) => block.type === 'image')
  const questions = pictures.length === 0 ? blocks.filter((block) => block.type === 'faq') : []
  const isBeside = (block: Block) => block.type === 'image' || questions.some(({ id }) => id === block.id)
  const words = blocks.filter((block) => !isBeside(block) && !isWide(block))
  const below = blocks.filter(isWide)
  return (
    <SectionFrame id={id}>
      <div className={styles.top} data-beside={chooseLayout(pictures, questions)}>
        <div className={styles.words}>
          <SectionTitle id={id}>{heading}</SectionTitle>
          <PublicBlocks blocks={words} />
        </div>
        {pictures.length > 0 && (
          <div className={pictures.length > 1 ? styles.stack : undefined}>
            {pictures.map((block) => (
              <Picture key={block.id} block={block} />
            ))}
          </div>
        )}
        {questions.length > 0 && <PublicBlocks blocks={questions} />}
      </div>
      <PublicBlocks blocks={below} />
    </SectionFrame>
  )
}

function chooseLayout(pictures: readonly Block[], questions: readonly Block[]) {
  if (pictures.length > 0) return 'pictures'
  return questions.length > 0 ? 'questions' : undefined
}
