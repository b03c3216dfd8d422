export { formatDay, formatLongDay, formatMoment, formatMonth, formatShortDay, formatTime } from './format.ts'
