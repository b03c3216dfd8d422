import type { MenuItem } from '@stepwise/shared/contracts'
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

const icons: Record<MenuItem['icon'], typeof IconHome> = {
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

/** A remote of a later release may name an icon that this host does not have. */
export function MenuIcon({ name }: { name: MenuItem['icon'] }) {
  const Icon = icons[name] ?? IconList
  return <Icon size={24} stroke={1.75} aria-hidden />
}
