/** Seconds as a player shows them: 75 is '1:15', 3723 is '1:02:03'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds || 0))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const ofMinute = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${ofMinute}` : `${minutes}:${ofMinute}`
}
