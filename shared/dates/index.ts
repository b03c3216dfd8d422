export { formatDay, formatLongDay, formatMoment, formatShortDay, formatTime } from './format.ts'
