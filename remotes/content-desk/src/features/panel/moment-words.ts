/** What the person's time zone is called at this moment, such as "British Summer Time". */
export function zoneWords(moment = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'
}

/** "you", or the name. */
export const personWords = ({ name, isYou }: { name: string; isYou: boolean }) => (isYou ? 'you' : name)
