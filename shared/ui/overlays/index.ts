// What lies over the page.
import './styles.ts'

export { Drawer, Menu, Tooltip } from '@mantine/core'
export { Dialog, type DialogProps } from './Dialog.tsx'
