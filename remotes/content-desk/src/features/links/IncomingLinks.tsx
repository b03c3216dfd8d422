import type { IncomingLink } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { documentHref } from './document-href.ts'

/** “3 links lead here”. */
export function linksHereWords(count: number): string {
  if (count === 0) return 'No document links here'
  return count === 1 ? '1 link leads here' : `${count} links lead here`
}

/** Links that lead to a document, each with the way to its field. */
export function IncomingLinks({ links }: { links: readonly IncomingLink[] }) {
  return (
    <ul className="ui-grid ui-gap-12 ui-list">
      {links.map(({ document, title, path, words, isDraft, isBusy }) => (
        <li key={`${document} ${path} ${words}`}>
          <Anchor component={Link} to={documentHref(document, path)}>
            {title}
          </Anchor>
          <span className="ui-muted ui-small ui-block">
            {[
              words ? `“${words}”` : 'A link',
              ...(isDraft ? ['in its draft'] : []),
              ...(isBusy ? ['someone is changing this document, so change the link there'] : []),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
