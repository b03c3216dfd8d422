// What shows structured content.
import './styles.ts'

export { Accordion, Tabs } from '@mantine/core'
