import type { MenuIcon as Icon } from '@stepwise/shared/contracts'
import {
  IconBook2,
  IconDeviceDesktop,
  IconHeart,
  IconHelp,
  IconHome,
  IconList,
  IconNotebook,
  IconNotes,
  IconPencil,
  IconPlant2,
  IconStar,
  IconTools,
} from '@tabler/icons-react'
import styles from './MenuIcon.module.css'

const icons: Record<Extract<Icon, string>, typeof IconHome> = {
  book: IconBook2,
  devices: IconDeviceDesktop,
  notebook: IconNotebook,
  heart: IconHeart,
  plant: IconPlant2,
  star: IconStar,
  notes: IconNotes,
  tools: IconTools,
  help: IconHelp,
  home: IconHome,
  list: IconList,
  pencil: IconPencil,
}

/** An icon of the host's or of the remote's own. A remote of a later release may name one that this host does not have. */
export function MenuIcon({ icon }: { icon: Icon }) {
  if (typeof icon === 'string') {
    const Icon = icons[icon] ?? IconList
    return <Icon size={24} stroke={1.75} aria-hidden />
  }
  return (
    <svg className={styles.brought} viewBox="0 0 24 24" width={24} height={24} aria-hidden>
      {icon.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
