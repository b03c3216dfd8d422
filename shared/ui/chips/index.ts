export { type ChipLink, ChipLinks, ChipRow } from './ChipLinks.tsx'
