import type { LinkTarget, LinkTargetKind } from '@stepwise/shared/contracts'
import { MarkedWords } from '@stepwise/shared/marked-words'
import { UnstyledButton } from '@stepwise/shared/ui'
import styles from './AddressField.module.css'

const targetKindWords: Record<LinkTargetKind, string> = {
  page: 'Page',
  step: 'Step',
  flow: 'Flow',
  software: 'Software',
  resource: 'Resource',
  file: 'File',
}

interface TargetListProps {
  name: string
  targets: readonly LinkTarget[]
  /** The words that are marked in the titles. */
  query?: string
  onChosen: (address: string, title: string) => void
}

/** What a link can lead to, each a button. */
export function TargetList({ name, targets, query = '', onChosen }: TargetListProps) {
  return (
    <ul className={styles.targets} aria-label={name}>
      {targets.map(({ kind, title, address, place }) => (
        <li key={address}>
          <UnstyledButton className={styles.target ?? ''} onClick={() => onChosen(address, title)}>
            <span className="ui-strong">
              <MarkedWords text={title} query={query} />
            </span>
            <span className="ui-muted ui-small ui-block">{`${targetKindWords[kind]}, ${place}, ${address}`}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
