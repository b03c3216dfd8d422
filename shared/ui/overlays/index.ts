// What lies over the page.
import './styles.ts'

export { Menu, Select, Tooltip } from '@mantine/core'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Drawer } from './Drawer.tsx'
export { type PageBehind, useLeaveWithPage, usePageBehind } from './page-behind.ts'
export { SidePanel } from './SidePanel.tsx'
export { Snackbar } from './Snackbar.tsx'
export { Toast } from './Toast.tsx'
