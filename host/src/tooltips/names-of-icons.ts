// What is loaded together (TooltipPlace.tsx).
export { markIcons } from './mark-icons.ts'
export { showTooltips } from './show-tooltips.ts'
