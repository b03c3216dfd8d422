import { beforeEach, expect, test, vi } from 'vitest'
import { installSpeech, type Spoken, type StandInVoice } from '../testing/speech.ts'
import { Reading } from './reading.ts'
import { type WordsRead, wordsReadEvent } from './words-read.ts'

const kate: StandInVoice = { name: 'Kate', lang: 'en-GB', localService: true }
const online: StandInVoice = { name: 'Online', lang: 'en-GB', localService: false }
const amelie: StandInVoice = { name: 'Amélie', lang: 'fr-FR', localService: true }
const broken: StandInVoice = { name: 'Broken', lang: 'en-GB', localService: true, isBroken: true }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  installSpeech({ voices: [kate, online, amelie, broken], msPerWord: 100 })
  // jsdom has no highlights: the registry is a map of sets of ranges.
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(range: Range) {
        super([range])
      }
    },
  )
  vi.stubGlobal('CSS', { highlights: new Map() })
  vi.advanceTimersByTime(0)
})

const spoken = () => (globalThis as unknown as { spokenAloud: Spoken[] }).spokenAloud
const texts = () => spoken().map(({ text }) => text)
const marked = (kind: string) => [...(CSS.highlights.get(`read-aloud-${kind}`) ?? [])].map(String).join()
const pass = (ms: number) => vi.advanceTimersByTime(ms)

function read(html: string, { speed = 100, voice = null as string | null } = {}) {
  document.body.innerHTML = `<article lang="en-GB">${html}</article>`
  const onEnd = vi.fn()
  const reading = new Reading(document.body.firstElementChild as Element, onEnd)
  reading.adopt({ speed, voice })
  return { reading, onEnd }
}

test('sentence after sentence is spoken, the next one when the one before has ended; then it ends', () => {
  const { onEnd } = read('<p>One two. Three.</p>')
  expect(spoken()).toEqual([{ text: 'One two.', rate: 1, voice: 'Kate', lang: 'en-GB' }])
  pass(199)
  expect(texts()).toEqual(['One two.'])
  pass(1)
  expect(texts()).toEqual(['One two.', 'Three.'])
  expect(onEnd).not.toHaveBeenCalled()
  pass(500)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(marked('sentence') + marked('word')).toBe('')
})

test('the sentence is marked at once, and the word when it is spoken', () => {
  read('<p>One <b>two</b>. Three.</p>')
  expect([marked('sentence'), marked('word')]).toEqual(['One two.', ''])
  pass(0)
  expect(marked('word')).toBe('One')
  pass(100)
  expect(marked('word')).toBe('two')
  pass(100)
  expect(marked('sentence')).toBe('Three.')
})

test('an event carries the words that are read while the page follows it', () => {
  const heard: string[] = []
  const hear = ({ detail }: Event & { detail?: WordsRead }) => heard.push(`${detail?.kind} ${detail?.range}`)
  document.addEventListener(wordsReadEvent, hear)
  const { reading } = read('<p>One two. Three.</p>')
  pass(0)
  reading.leaveAlone()
  pass(200)
  document.removeEventListener(wordsReadEvent, hear)
  expect(heard).toEqual(['sentence One two.', 'word One'])
})

test('a pause follows a heading, shorter the faster it is read', () => {
  read('<h2>One</h2><p>Two.</p>', { speed: 200 })
  pass(50 + 174)
  expect(texts()).toEqual(['One'])
  pass(1)
  expect(texts()).toEqual(['One', 'Two.'])
})

test('Pause is silence; Continue begins the sentence again, and what was cancelled moves nothing on', () => {
  const { reading } = read('<p>One two. Three.</p>')
  pass(100)
  reading.pause()
  expect(reading.state()).toEqual({ isPaused: true, problem: null })
  pass(1000)
  expect(texts()).toEqual(['One two.'])
  expect(marked('sentence')).toBe('One two.')
  reading.goOn()
  expect(reading.state().isPaused).toBe(false)
  expect(texts()).toEqual(['One two.', 'One two.'])
  pass(200)
  expect(texts().at(-1)).toBe('Three.')
})

test('the pause between two paragraphs can be paused too', () => {
  const { reading } = read('<p>One.</p><p>Two.</p>')
  pass(200)
  reading.pause()
  pass(1000)
  expect(texts()).toEqual(['One.'])
})

test('previous and next: the first again before it, the end after the last; a paused one speaks again', () => {
  const { reading, onEnd } = read('<p>One. Two. Three.</p>')
  reading.next()
  reading.next()
  reading.previous()
  reading.previous()
  reading.previous()
  expect(texts()).toEqual(['One.', 'Two.', 'Three.', 'Two.', 'One.', 'One.'])
  reading.pause()
  reading.next()
  expect(reading.state().isPaused).toBe(false)
  expect(texts().at(-1)).toBe('Two.')
  reading.next()
  reading.next()
  expect(onEnd).toHaveBeenCalledOnce()
  pass(1000)
  expect(texts().at(-1)).toBe('Three.')
})

test('another speed or voice applies at once, in the sentence that is read', () => {
  const { reading } = read('<p>One. Two.</p>')
  reading.adopt({ speed: 150, voice: 'Online' })
  expect(spoken().at(-1)).toEqual({ text: 'One.', rate: 1.5, voice: 'Online', lang: 'en-GB' })
  reading.adopt({ speed: 150, voice: 'Online' })
  expect(spoken()).toHaveLength(2)
  reading.pause()
  reading.adopt({ speed: 300, voice: null })
  expect(spoken()).toHaveLength(2)
  reading.goOn()
  expect(spoken().at(-1)).toMatchObject({ text: 'One.', rate: 3, voice: 'Kate' })
})

test('a part in another language is read by a voice of that language', () => {
  read('<p>Say <i lang="fr">bonjour</i> now.</p>', { voice: 'Kate' })
  pass(2000)
  expect(spoken().map(({ text, voice }) => `${voice}: ${text}`)).toEqual(['Kate: Say', 'Amélie: bonjour', 'Kate: now.'])
})

test('the number of an item is said, and its words are still found', () => {
  read('<ol><li>Pack it.</li></ol>')
  expect(texts()).toEqual(['1. Pack it.'])
  pass(0)
  expect(marked('word')).toBe('')
  pass(100)
  expect(marked('word')).toBe('Pack')
})

test('a voice of the network marks the sentence alone, and says a long one in parts, which end with a clause', () => {
  const clause = `${'word '.repeat(15).trim()}, `
  const sentence = `${clause.repeat(4)}end.`
  read(`<p>${sentence}</p>`, { voice: 'Online', speed: 50 })
  expect(texts()).toEqual([clause])
  pass(100_000)
  expect(texts()).toEqual([clause, clause, clause, `${clause}end.`])
  expect(marked('word')).toBe('')
})

test('a voice that fails pauses with a reason; another voice goes on', () => {
  const { reading } = read('<p>One. Two.</p>', { voice: 'Broken' })
  pass(0)
  expect(reading.state()).toEqual({ isPaused: true, problem: expect.stringMatching(/^This voice did not work/) })
  reading.adopt({ speed: 100, voice: 'Kate' })
  reading.goOn()
  expect(reading.state()).toEqual({ isPaused: false, problem: null })
  pass(100)
  expect(texts().at(-1)).toBe('Two.')
})

test('other speech in this browser pauses it', () => {
  const { reading } = read('<p>One. Two.</p>')
  speechSynthesis.cancel()
  pass(1000)
  expect(reading.state()).toEqual({ isPaused: true, problem: null })
})

test('a part that is opened meanwhile is read in its turn, one that is closed is not', () => {
  read('<p>One.</p><div hidden><p>Two.</p></div><p>Three.</p><p id="last">Four.</p>')
  document.querySelector('div')?.removeAttribute('hidden')
  document.querySelector('#last')?.setAttribute('hidden', '')
  pass(5000)
  expect(texts()).toEqual(['One.', 'Two.', 'Three.'])
})

test('when the sentence that is read is hidden, what follows it is read', () => {
  read('<div><p>One.</p></div><p>Two.</p>')
  document.querySelector('div')?.setAttribute('hidden', '')
  pass(5000)
  expect(texts()).toEqual(['One.', 'Two.'])
})

test('a text that has been replaced is read no further', () => {
  const { onEnd } = read('<p>One.</p><p>Two.</p>')
  document.querySelector('article')?.replaceChildren('Another text.')
  pass(5000)
  expect(texts()).toEqual(['One.'])
  expect(onEnd).toHaveBeenCalledOnce()
})

test('nothing to read ends at once; an end is reported once', () => {
  const { reading, onEnd } = read('<p hidden>No</p>')
  expect(onEnd).toHaveBeenCalledOnce()
  reading.end()
  reading.adopt({ speed: 200, voice: null })
  expect(onEnd).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})
