import { paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'

/** Submitting accepts both. They open in a new tab, so that nothing typed is lost. */
export function TermsNote({ action }: { action: string }) {
  return (
    <p className="ui-flat ui-muted">
      <span>{`By choosing ${action} you accept our`}</span>{' '}
      <Anchor href={paths.terms.href({})} target="_blank" rel="noopener">
        terms
      </Anchor>
      {' and our '}
      <Anchor href={paths.privacy.href({})} target="_blank" rel="noopener">
        privacy policy
      </Anchor>
      {'(both open in a new tab).'}
    </p>
  )
}
