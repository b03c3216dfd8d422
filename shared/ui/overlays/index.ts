// What lies over the page.
import './styles.ts'

export { Menu, Select, Tooltip } from '@mantine/core'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Drawer } from './Drawer.tsx'
export { SidePanel } from './SidePanel.tsx'
export { Snackbar } from './Snackbar.tsx'
export { Toast } from './Toast.tsx'
