import { FRAMES_PER_SECOND } from '../frame-rate.mjs'
import { paletteFrom } from './palette.mjs'
import { PARTS } from './parts/index.mjs'
import { tween } from './tween.mjs'

/** In seconds: how long a new picture takes to come in, and how long before its word an action begins. */
const ENTRANCE = 0.5
const AHEAD = 0.1
/** Actions that begin together are one change. */
const TOGETHER = 0.3

/**
 * The moving picture of a video whose slides have scenes. `narration` says when each slide and sentence starts, in seconds.
 * @returns {{ draw: (time: number) => object[], moves: [number, number][], changes: number[], palette: object }} the nodes of a
 * moment; the stretches in which they move; when the picture changes in meaning; its colours
 */
export function makeTimeline({ slides }, { slideStarts, sentences }, colours) {
  const palette = paletteFrom(colours)
  const tracks = []
  const current = new Map()
  const layout = (part, state = part.state) => PARTS[part.kind].layout(state, part.box, palette)

  for (const [index, { scene }] of slides.entries()) {
    const start = slideStarts[index]
    const spoken = sentences.filter(({ slide }) => slide === index)
    for (const [name, track] of current) {
      if (scene.parts.some((part) => part.name === name && part.isKept)) continue
      track.push({ start, over: 0.3, nodes: [], isChange: true })
      current.delete(name)
    }
    for (const part of scene.parts) {
      const track = current.get(part.name)
      if (track) {
        const moved = layout(part, track.at(-1).state)
        if (JSON.stringify(moved) !== JSON.stringify(track.at(-1).nodes))
          track.push({ start, over: ENTRANCE, nodes: moved, state: track.at(-1).state, isChange: true })
        continue
      }
      const { first } = part
      const nodes = layout(part, first)
      const enters = start === 0 ? -ENTRANCE : start + 0.2
      // An empty sheet says nothing yet.
      const fresh = [{ start: enters, over: ENTRANCE, nodes, state: first, isChange: start > 0 && nodes.length > 1 }]
      tracks.push(fresh)
      current.set(part.name, fresh)
    }
    for (const action of timed(scene.actions, spoken)) {
      const part = scene.parts.find(({ name }) => name === action.part)
      const track = current.get(part.name)
      const nodes = layout(part, action.state)
      const isChange = JSON.stringify(nodes) !== JSON.stringify(track.at(-1).nodes)
      track.push({ ...action, nodes, isChange })
    }
  }
  for (const track of tracks) track.sort((a, b) => a.start - b.start)

  return {
    palette,
    draw: (time) => tracks.flatMap((track) => trackAt(track, time)),
    moves: joined(tracks.flatMap(listMoves)),
    changes: apart(tracks.flatMap((track) => track.filter(({ isChange }) => isChange).map(({ start }) => start))),
  }
}

/** The moving picture of a film whose times are those of its video.json. */
export const filmTimeline = (lesson, { slides, sentences }, colours) =>
  makeTimeline(lesson, { slideStarts: slides.map(({ start }) => start), sentences }, colours)

/** Actions of one slide with their times: with their word, or spread over their sentence. */
function timed(actions, spoken) {
  return actions.map((action) => {
    const { start, end, text } = spoken[action.sentence]
    const same = actions.filter(({ sentence }) => sentence === action.sentence)
    const share = action.on
      ? text.toLowerCase().indexOf(String(action.on).toLowerCase()) / text.length
      : same.indexOf(action) / same.length
    return { ...action, start: Math.max(start, start + (end - start) * share - AHEAD) }
  })
}

function trackAt(track, time) {
  const at = track.findLastIndex(({ start }) => start <= time)
  if (at < 0) return []
  return tween(at > 0 ? track[at - 1].nodes : [], track[at].nodes, (time - track[at].start) / lengthAt(track, at))
}

/** A change is over when the next of the same part begins. */
const lengthAt = (track, at) =>
  Math.max(1 / FRAMES_PER_SECOND, Math.min(track[at].over, (track[at + 1]?.start ?? Infinity) - track[at].start))

const listMoves = (track) => track.map(({ start }, at) => [start, start + lengthAt(track, at)])

function joined(stretches) {
  const result = []
  for (const [start, end] of stretches.filter(([, end]) => end > 0).sort((a, b) => a[0] - b[0])) {
    if (result.length > 0 && start <= result.at(-1)[1]) result.at(-1)[1] = Math.max(end, result.at(-1)[1])
    else result.push([start, end])
  }
  return result
}

function apart(times) {
  const result = []
  for (const time of times.sort((a, b) => a - b)) if (!(time - result.at(-1) < TOGETHER)) result.push(time)
  return result
}

/** The pictures of a film: the seconds at which one is painted, each held until the next. */
export function paintTimes(moves, duration) {
  const frame = 1 / FRAMES_PER_SECOND
  const frames = new Set([0])
  for (const [start, end] of moves) {
    for (let n = Math.max(0, Math.floor(start / frame)); n <= Math.ceil(end / frame); n += 1) frames.add(n)
  }
  return [...frames]
    .sort((a, b) => a - b)
    .map((n) => n / FRAMES_PER_SECOND)
    .filter((time) => time < duration)
}
