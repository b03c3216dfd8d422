import { formatCount } from '@stepwise/shared/counts'
import { messageFor } from '@stepwise/shared/http'
import { Anchor, announced, Button, Group, Text, VisuallyHidden } from '@stepwise/shared/ui'
import { IconExternalLink } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import styles from './UncheckedLinks.module.css'
import { $dismissedLinks, confirmLinksFx } from './unchecked-links.model.ts'
import type { UncheckedLink } from './unchecked-links.ts'

interface UncheckedLinksProps {
  links: readonly UncheckedLink[]
  goToField: (path: string) => void
}

const counted = (count: number) => formatCount(count, 'link')

/** Links that a person must open, in one line. Anyone who has opened one dismisses it, for everyone (docs/product/content-desk.md#dismissed-links). */
export function UncheckedLinks({ links, goToField }: UncheckedLinksProps) {
  const { dismissed, failure, change } = useDismissal(links)
  const addresses = links.map(({ address }) => address)
  const open = addresses.filter((address) => !dismissed.includes(address))
  const done = addresses.filter((address) => dismissed.includes(address))
  return (
    <div className={styles.group}>
      <details className="ui-wide">
        <summary className={styles.line}>{lineWords(open.length, done.length)}</summary>
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkItem
              key={link.address}
              link={link}
              isDismissed={done.includes(link.address)}
              goToField={goToField}
              onChange={change}
            />
          ))}
        </ul>
      </details>
      {links.length > 1 && (
        <DismissButton
          isDismissed={open.length === 0}
          words="Dismiss all"
          name="Dismiss all"
          undoName="Undo: all were dismissed"
          onPress={() => (open.length === 0 ? change(done, false) : change(open, true))}
        />
      )}
      {failure && <Text role="alert">{`Nothing was changed. ${failure}`}</Text>}
    </div>
  )
}

function lineWords(open: number, done: number): string {
  if (open === 0) return `${counted(done)} ${done === 1 ? 'is' : 'are'} dismissed.`
  const rest = done === 0 ? '' : done === 1 ? ' 1 is dismissed.' : ` ${done} are dismissed.`
  return `${counted(open)} could not be checked from here.${rest}`
}

function useDismissal(links: readonly UncheckedLink[]) {
  const { dismissed, isBusy, confirm, announce } = useUnit({
    dismissed: $dismissedLinks,
    isBusy: confirmLinksFx.pending,
    confirm: confirmLinksFx,
    announce: announced,
  })
  const [failure, setFailure] = useState<string | null>(null)
  const change = async (urls: string[], isConfirmed: boolean) => {
    if (isBusy) return
    setFailure(null)
    try {
      await confirm({ urls, isConfirmed })
    } catch (error) {
      return setFailure(messageFor(error))
    }
    const isOpen = (address: string) => (urls.includes(address) ? !isConfirmed : !dismissed.includes(address))
    const left = links.filter(({ address }) => isOpen(address)).length
    const leftWords = left === 0 ? 'No link is left.' : `${counted(left)} ${left === 1 ? 'is' : 'are'} left.`
    announce(`${isConfirmed ? 'Dismissed' : 'No longer dismissed'}. ${leftWords}`)
  }
  return { dismissed, failure, change }
}

interface LinkItemProps {
  link: UncheckedLink
  isDismissed: boolean
  goToField: (path: string) => void
  onChange: (urls: string[], isConfirmed: boolean) => unknown
}

function LinkItem({ link: { address, paths }, isDismissed, goToField, onChange }: LinkItemProps) {
  return (
    <li className="ui-grid ui-gap-8">
      <Anchor
        href={address}
        target="_blank"
        rel="noreferrer"
        className={styles.address ?? ''}
        data-dismissed={isDismissed || undefined}
      >
        <span>{address}</span> <IconExternalLink size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </Anchor>
      <Group gap="xs">
        {paths.map((path, index) => {
          const words = paths.length === 1 ? 'Go to the field' : `Go to field ${index + 1}`
          return (
            <Button
              key={path}
              variant="default"
              size="compact-md"
              aria-label={`${words}: ${address}`}
              onClick={() => goToField(path)}
            >
              {words}
            </Button>
          )
        })}
        <DismissButton
          isDismissed={isDismissed}
          words="Dismiss"
          name={`Dismiss ${address}`}
          undoName={`Undo: ${address} was dismissed`}
          onPress={() => onChange([address], !isDismissed)}
        />
      </Group>
    </li>
  )
}

interface DismissButtonProps {
  isDismissed: boolean
  words: string
  name: string
  undoName: string
  onPress: () => unknown
}

/** Undo is the same button, so that the focus stays on it. */
function DismissButton({ isDismissed, words, name, undoName, onPress }: DismissButtonProps) {
  return (
    <Button variant="default" size="compact-md" aria-label={isDismissed ? undoName : name} onClick={onPress}>
      {isDismissed ? 'Undo' : words}
    </Button>
  )
}
