import { Text, Title, UnstyledButton } from '@stepwise/shared/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { memo, useCallback } from 'react'
import { BlockActions } from './BlockActions.tsx'
import styles from './BlockSection.module.css'
import { blockName, blockTitle, type DraftBlock, typeName } from './block-list.ts'
import { isBlockType } from './block-types.ts'
import { blockFieldChanged, blockToggled } from './blocks.model.ts'
import { FieldPart } from './FieldPart.tsx'
import type { FieldFinding } from './field-findings.ts'
import { blockHeadingId } from './field-ids.ts'
import { blockFields } from './fields.ts'

interface BlockSectionProps {
  block: DraftBlock
  index: number
  isLast: boolean
  isOpen: boolean
  findings: readonly FieldFinding[]
}

/** One block: its heading opens and closes its fields. */
export const BlockSection = memo(function BlockSection({ block, index, isLast, isOpen, findings }: BlockSectionProps) {
  const [toggle, changeField] = useUnit([blockToggled, blockFieldChanged])
  const { id, type } = block
  const change = useCallback((key: string, value: unknown) => changeField({ id, key, value }), [id, changeField])
  const headingId = blockHeadingId(id)
  const fieldsId = `${headingId}-fields`
  const errors = findings.filter(({ level }) => level === 'error').length
  const title = blockTitle(block)
  return (
    <fieldset className="ui-panel" aria-labelledby={headingId}>
      <div className={styles.head}>
        <Title order={3} className={styles.heading ?? ''}>
          <UnstyledButton
            id={headingId}
            className={styles.toggle ?? ''}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => toggle(id)}
          >
            <IconChevronDown size={20} stroke={1.75} aria-hidden className={styles.chevron} />
            <span className="ui-narrow">
              <span className="ui-muted">{`${typeName(type)}${title ? ':' : ''}`}</span>
              {title && ' '}
              {title && <span>{title}</span>}
              {errors > 0 && <span className="ui-danger">{` (${errors} to fix)`}</span>}
            </span>
          </UnstyledButton>
        </Title>
        <BlockActions id={id} name={blockName(block, index)} isFirst={index === 0} isLast={isLast} />
      </div>
      <div id={fieldsId} hidden={!isOpen} className={styles.fields}>
        {isBlockType(type) ? (
          isOpen &&
          blockFields[type].map((field) => (
            <FieldPart key={field.key} block={id} field={field} values={block} findings={findings} onChange={change} />
          ))
        ) : (
          <Text>
            This block was made with another version of the desk. You cannot change it here, and readers do not see it.
            It stays as it is until you remove it.
          </Text>
        )}
      </div>
    </fieldset>
  )
})
