export { Blocks } from './Blocks.tsx'
export type { BlockGroups, GroupProps } from './block-groups.ts'
export { DataTables } from './DataTables.tsx'
export { PageLinks } from './PageLinks.tsx'
