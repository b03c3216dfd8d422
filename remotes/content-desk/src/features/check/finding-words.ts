import type { Finding } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { isUncheckedLink, withoutDismissed } from './unchecked-links.ts'

/** "2 errors and 1 warning." The links that could not be checked are one warning, until all of them are dismissed. */
export function summaryWords(findings: readonly Finding[], dismissed: readonly string[] = []): string {
  const left = withoutDismissed(findings, dismissed)
  if (left.length === 0) return `Nothing ${findings.length === 0 ? 'found' : 'is left'}. This text can be published.`
  const lines = left.filter((finding) => !isUncheckedLink(finding))
  const errors = lines.filter(({ level }) => level === 'error').length
  const warnings = lines.length - errors + (lines.length < left.length ? 1 : 0)
  const parts = [
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
  ]
  return `${parts.join(' and ')}.${errors > 0 ? ' Fix the errors before you publish.' : ''}`
}
