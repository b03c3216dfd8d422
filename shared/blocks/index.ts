export { Blocks } from './Blocks.tsx'
export type { BlockGroups, GroupProps } from './block-groups.ts'
export { PageLinks } from './PageLinks.tsx'
