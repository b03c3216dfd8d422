import { UnstyledButton } from '@stepwise/shared/ui'
import { IconReload } from '@tabler/icons-react'
import styles from './MissingSlot.module.css'

interface MissingSlotProps {
  title: string
  onTryAgain: () => void
}

/** In the place of a slot that could not be loaded. Where there is no room, only the icon shows; the name stays. */
export function MissingSlot({ title, onTryAgain }: MissingSlotProps) {
  return (
    <UnstyledButton className={styles.button} data-tip onClick={onTryAgain}>
      <IconReload size={22} stroke={1.75} aria-hidden />
      <span className={styles.words}>{`${title} could not be loaded. Try again`}</span>
    </UnstyledButton>
  )
}
