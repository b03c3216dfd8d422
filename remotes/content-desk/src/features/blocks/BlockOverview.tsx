import { formatCount } from '@stepwise/shared/counts'
import { Button, Group, UnstyledButton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './BlockList.module.css'
import { blockName, type DraftBlock, typeName } from './block-list.ts'
import { allBlocksClosed, allBlocksOpened, blockRevealed } from './blocks.model.ts'

/** All blocks at a glance; each leads to its own. */
export function BlockOverview({ blocks }: { blocks: readonly DraftBlock[] }) {
  const [reveal, openAll, closeAll] = useUnit([blockRevealed, allBlocksOpened, allBlocksClosed])
  return (
    <div>
      <details className={styles.overview}>
        <summary>{`List of ${formatCount(blocks.length, 'block')}`}</summary>
        <nav aria-label="Blocks">
          <ol className={styles.names}>
            {blocks.map((block, index) => (
              <li key={block.id}>
                <UnstyledButton
                  className={styles.jump ?? ''}
                  onClick={() => reveal({ block: block.id, part: 'heading' })}
                >
                  <span>{blockName(block, index)}</span> <span className="ui-muted">{typeName(block.type)}</span>
                </UnstyledButton>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <Group gap="sm">
        <Button variant="default" onClick={() => openAll()}>
          Open all blocks
        </Button>
        <Button variant="default" onClick={() => closeAll()}>
          Close all blocks
        </Button>
      </Group>
    </div>
  )
}
