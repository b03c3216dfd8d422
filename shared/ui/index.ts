import { claimSingleton } from '../singleton/claim-singleton.ts'
// The core of the interface: small parts that every page shows. Heavier ones are in overlays, forms and data.
import './styles.ts'

export {
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
export {
  $announcement,
  announced,
  announcementMade,
  detailAnnounced,
  findingsAnnounced,
  hintAnnounced,
  LiveRegion,
} from './announcer.tsx'
export { DisplaySettingsButton } from './DisplaySettingsButton.tsx'
export { Drawing } from './Drawing.tsx'
export { EmptyState } from './EmptyState.tsx'
export { isForeign } from './foreign-elements.ts'
export { HeadingText } from './HeadingText.tsx'
export { Html } from './Html.tsx'
// Remotes know it by the name of the library, and so run with an older host too.
export { IconButton, IconButton as ActionIcon } from './IconButton.tsx'
export { indexByArrowKey } from './index-by-arrow-key.ts'
export { LoadFailure } from './LoadFailure.tsx'
export { LoadingWords } from './LoadingWords.tsx'
export { Logo } from './Logo.tsx'
export { $topLayer, layerClosed, layerOpened } from './layers.ts'
export { Notice } from './Notice.tsx'
// For the host's own layer, which may not wait for the heavy ones. Of overlays/, which has it too.
export { LayerFoot } from './overlays/LayerFoot.tsx'
export { useOpener } from './overlays/page-behind.ts'
export { useEscape } from './overlays/use-escape.ts'
export { PageHeading } from './PageHeading.tsx'
export { Questions } from './Questions.tsx'
export { WithoutScripts, WithScripts } from './Scripting.tsx'
export { SkipLink } from './SkipLink.tsx'
export { theme } from './theme.ts'
export { Tips } from './tips/Tips.tsx'
export { UiProvider } from './UiProvider.tsx'
export { useAnnounceWhen, useDraftKept, useOtherTabNotice } from './use-announce-when.ts'
export { useBarHeight } from './use-bar-height.ts'
export { useIsHydrated } from './use-is-hydrated.ts'

claimSingleton('ui')
