import { paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import styles from './TermsNote.module.css'

/** Spec 5: terms and privacy are accepted by submitting. In another tab, so that nothing typed is lost. */
export function TermsNote({ action }: { action: string }) {
  return (
    <p className={styles.root}>
      {`By choosing ${action} you accept our `}
      <Anchor href={paths.terms.href({})} target="_blank" rel="noopener">
        terms
      </Anchor>
      {' and our '}
      <Anchor href={paths.privacy.href({})} target="_blank" rel="noopener">
        privacy policy
      </Anchor>
      {'. Both open in a new tab.'}
    </p>
  )
}
