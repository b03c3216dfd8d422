import type { Finding } from '@stepwise/shared/contracts'
import { Button } from '@stepwise/shared/ui'
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import styles from './CheckPanel.module.css'
import { UncheckedLinks } from './UncheckedLinks.tsx'
import { isUncheckedLink, uncheckedLinks } from './unchecked-links.ts'

interface FindingListProps {
  findings: readonly Finding[]
  goToField: (path: string) => void
}

/** Errors first, then warnings, each with the way to its field; the links that could not be checked are one of them. */
export function FindingList({ findings, goToField }: FindingListProps) {
  const levels = [
    { level: 'error', title: 'Errors', Icon: IconAlertTriangle },
    { level: 'warning', title: 'Warnings', Icon: IconBulb },
  ] as const
  return levels.map(({ level, title, Icon }) => {
    const found = findings.filter((finding) => finding.level === level)
    if (found.length === 0) return null
    const links = uncheckedLinks(found)
    return (
      <section key={level} aria-label={title}>
        <h3 className="ui-normal ui-below-8">{title}</h3>
        <ul className="ui-grid ui-gap-8 ui-list">
          {found
            .filter((finding) => !isUncheckedLink(finding))
            .map(({ rule, path, message, image }) => (
              <li key={`${rule} ${path} ${message}`} className={styles.finding} data-level={level}>
                <Icon size={20} stroke={1.75} aria-hidden className="ui-muted ui-keep" />
                {image && <img src={image} alt="" className={styles.picture} />}
                <span className={styles.message}>{message}</span>
                {path !== '' && (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Go to the field: ${message}`}
                    onClick={() => goToField(path)}
                  >
                    Go to the field
                  </Button>
                )}
              </li>
            ))}
          {links.length > 0 && (
            <li className={styles.finding} data-level={level}>
              <Icon size={20} stroke={1.75} aria-hidden className="ui-muted ui-keep" />
              <UncheckedLinks links={links} goToField={goToField} />
            </li>
          )}
        </ul>
      </section>
    )
  })
}
