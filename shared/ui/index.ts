import { claimSingleton } from '../singleton/claim-singleton.ts'
// The core of the interface: small parts that every page shows. Heavier ones are in overlays, forms and data.
import './styles.ts'

export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Button,
  Group,
  Loader,
  Paper,
  Progress,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
export { useAboveAll } from './above-all.ts'
export { $announcement, announced, LiveRegion } from './announcer.tsx'
export { EmptyState } from './EmptyState.tsx'
export { Html } from './Html.tsx'
export { indexByArrowKey } from './index-by-arrow-key.ts'
export { LoadFailure } from './LoadFailure.tsx'
export { Logo } from './Logo.tsx'
export { $topLayer, layerClosed, layerOpened } from './layers.ts'
export { PageHeading } from './PageHeading.tsx'
export { Questions } from './Questions.tsx'
export { WithoutScripts, WithScripts } from './Scripting.tsx'
export { SkipLink } from './SkipLink.tsx'
export { theme } from './theme.ts'
export { UiProvider } from './UiProvider.tsx'
export { useAnnounceWhen, useOtherTabNotice } from './use-announce-when.ts'

claimSingleton('ui')
