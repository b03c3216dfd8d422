// What lies over the page.
import './styles.ts'

export { Drawer, Menu, Select, Tooltip } from '@mantine/core'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Snackbar } from './Snackbar.tsx'
