export { formatBytes, formatCount, formatMinutes, formatShortMinutes, joinUnits } from './format.ts'
