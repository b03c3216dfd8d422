import { EmptyState, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { Fragment } from 'react'
import { AddBlock } from './AddBlock.tsx'
import styles from './BlockList.module.css'
import { BlockOverview } from './BlockOverview.tsx'
import { BlockSection } from './BlockSection.tsx'
import { blockName } from './block-list.ts'
import { $blocks, $openBlocks, $removed } from './blocks.model.ts'
import { filterFindings } from './field-findings.ts'
import { $findings } from './findings.model.ts'
import { RemovalNotice } from './RemovalNotice.tsx'
import { useBlockFocus } from './use-block-focus.ts'

/** The blocks of a page, one section each (docs/product/content-desk.md#blocks). */
export function BlockList() {
  const { blocks, open, removed, findings } = useUnit({
    blocks: $blocks,
    open: $openBlocks,
    removed: $removed,
    findings: $findings,
  })
  useBlockFocus()
  const last = removed.at(-1)
  const notice = last && (
    <li>
      <RemovalNotice name={blockName(last.block, last.index)} />
    </li>
  )
  const noticeAt = last && Math.min(last.index, blocks.length)
  return (
    <div className="ui-grid ui-gap-16">
      <Title order={2} className="ui-title">
        Blocks
      </Title>
      {blocks.length === 0 ? (
        <EmptyState isSmall message="This page has no blocks yet." hint="Add the first one below." />
      ) : (
        <BlockOverview blocks={blocks} />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks Safari takes it for no list */}
      <ol role="list" className={styles.blocks}>
        {blocks.map((block, index) => (
          <Fragment key={block.id}>
            {noticeAt === index && notice}
            <li>
              <BlockSection
                block={block}
                index={index}
                isLast={index === blocks.length - 1}
                isOpen={open.includes(block.id)}
                findings={filterFindings(findings, block.id)}
              />
            </li>
          </Fragment>
        ))}
        {noticeAt === blocks.length && notice}
      </ol>
      <div>
        <AddBlock after={null} name="Add a block" />
      </div>
    </div>
  )
}
