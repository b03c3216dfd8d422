import type { findEssentialTexts, findSoftwareGroups, SoftwareDemoRow } from './resources.repository.ts'

type Group = Awaited<ReturnType<typeof findSoftwareGroups>>[number]
type Essential = Awaited<ReturnType<typeof findEssentialTexts>>[number]

/** Of software without a group, as where people choose their software. */
const specialist = { name: 'Specialist', value: 'specialist' }

/** The cards by chip. A group without software is not a chip. */
export function resourcesOnWire(rows: readonly SoftwareDemoRow[], groups: readonly Group[]) {
  const all = rows.map(demoOnWire)
  const lists = [...groups, specialist].map(({ value, name }) => ({
    value,
    name,
    list: all.filter(({ group }) => group === value),
  }))
  const shown = lists.filter(({ list }) => list.length > 0)
  return {
    softwares: { ...Object.fromEntries(shown.map(({ value, list }) => [value, list])), all },
    chip_items: [{ name: 'All', value: 'all' }, ...shown.map(({ name, value }) => ({ name, value }))],
  }
}

export function demoOnWire({ id: _, group_id, ...software }: SoftwareDemoRow) {
  const captions = software.video && `/media/videos/${software.video}/captions.vtt`
  return { ...software, video_subtitle: captions, group: group_id ?? specialist.value }
}

export function essentialOnWire(essential: Essential | undefined) {
  if (!essential) return null
  const { name, content, tip, video, duration } = essential
  return { name, text: content, tip: tip ?? '', video: video ?? '', minutes: Math.max(1, Math.round(duration / 60)) }
}
