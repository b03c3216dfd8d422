import { PARTS } from './parts/index.mjs'
import { PLACES } from './places.mjs'

/**
 * Checks the scenes of a video's slides (content/videos/README.md), and replaces each with what the timeline needs: which parts go on
 * from the slide before, which are new, and what happens with which sentence. `check` throws, with the path, where something is wrong.
 */
export function readScenes({ slides }, check) {
  let parts = new Map()
  for (const [index, slide] of slides.entries()) {
    const path = `slides[${index}]`
    check(slide.scene !== undefined, `${path}.scene is missing`)
    slide.scene = readScene(slide, parts, `${path}.scene`, check)
    parts = new Map(slide.scene.parts.map((part) => [part.name, part]))
  }
}

function readScene({ scene: { keep = [], do: actionsBySentence = {}, ...given }, sentences }, before, path, check) {
  for (const name of keep) check(before.has(name), `${path}.keep: no ${name} in the slide before`)
  const kept = keep.map((name) => ({
    ...before.get(name),
    isKept: true,
    ...findPlace(given[name], `${path}.${name}`, check),
  }))
  const added = Object.entries(given)
    .filter(([name]) => !keep.includes(name))
    .map(([name, spec]) => readPart(name, spec, `${path}.${name}`, check))
  const parts = [...kept, ...added]
  check(parts.length > 0, `${path} should have a part`)
  const actions = Object.entries(actionsBySentence).flatMap(([number, list]) => {
    const where = `${path}.do.${number}`
    const sentence = sentences[number - 1]
    check(sentence !== undefined, `${where}: there is no sentence ${number}`)
    check(Array.isArray(list) && list.length > 0, `${where} should be a list`)
    return list.map((action, at) =>
      readAction(action, Number(number), sentence.say ?? sentence, parts, `${where}[${at}]`, check),
    )
  })
  return { parts, actions }
}

const findPlace = (spec, path, check) => {
  if (spec?.place === undefined) return {}
  check(PLACES[spec.place], `${path}.place should be one of ${Object.keys(PLACES).join(', ')}`)
  return { box: PLACES[spec.place] }
}

function readPart(name, spec, path, check) {
  const [kind] = name.split('-')
  check(PARTS[kind], `${path} is no part: ${Object.keys(PARTS).join(', ')}`)
  const { place = 'full', ...rest } = spec ?? {}
  const { box } = findPlace({ place }, path, check)
  const first = attempt(() => PARTS[kind].start(rest), path, check)
  return { name, kind, box, first, state: first }
}

/** An action is the name of a verb, or { verb: what with, on?: the word with which it begins, over?: seconds }. */
function readAction(action, number, sentence, parts, path, check) {
  const { on, over, ...rest } = typeof action === 'string' ? { [action]: undefined } : (action ?? {})
  const [[name, argument] = ['']] = Object.entries(rest)
  check(Object.keys(rest).length === 1, `${path} should have one verb`)
  check(
    on === undefined || sentence.toLowerCase().includes(String(on).toLowerCase()),
    `${path}.on: "${on}" is not in "${sentence}"`,
  )
  check(over === undefined || over > 0, `${path}.over should be seconds`)
  const [verb, partName] = name.split('.').reverse()
  const able = parts.filter((part) => PARTS[part.kind].verbs[verb] && (!partName || part.name === partName))
  check(able.length > 0, `${path}: no part of this scene can ${name}`)
  check(able.length === 1, `${path}: say which part does it, as in ${able[0].name}.${verb}`)
  const [part] = able
  part.state = attempt(() => PARTS[part.kind].verbs[verb](part.state, argument), path, check)
  return {
    sentence: number - 1,
    part: part.name,
    state: part.state,
    on,
    over: over ?? PARTS[part.kind].lasts?.(verb, argument, part.state) ?? 0.6,
  }
}

function attempt(act, path, check) {
  try {
    return act()
  } catch (error) {
    return check(false, `${path}: ${error.message}`)
  }
}
