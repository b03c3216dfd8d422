export { useClearedAnnounced } from './use-cleared-announced.ts'
