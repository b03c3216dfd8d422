import { expect, test } from 'vitest'
import { setGlobals } from './set-globals.ts'

// docs/decisions/024-promotion-gate.md

const globalsIn = (code: string) =>
  setGlobals({ getAssets: () => [{ name: 'main.js', source: { source: () => code } }] })

test.each([
  ['window.fetch = other', 'window.fetch'],
  ['fetch = other', 'fetch'],
  ['globalThis["fetch"] = other', 'globalThis.fetch'],
  ['window.history.pushState = other', 'window.history.pushState'],
  ['Node.prototype.insertBefore = other', 'Node.prototype.insertBefore'],
  ['window.count++', 'window.count'],
  ['window[key] = other', 'window.…'],
  ['Object.defineProperty(Storage.prototype, "getItem", {})', 'Storage.prototype.getItem'],
  ['Object.assign(window, all)', 'window.…'],
  ['if (later) setTimeout(() => { localStorage.clear() })', 'localStorage.clear()'],
  ['document.body.style = "display: none"', 'document.body.style'],
])('%s sets %s', (code, name) => {
  expect(globalsIn(code)).toEqual([name])
})

test.each([
  'const settings = {}; settings.fetch = other; map.clear()',
  '(self["rspackChunklearn"] = self["rspackChunklearn"] || []).push(chunk)',
  'document.title = "Timetable"; navigator.mediaSession.metadata = film',
  'Type.prototype; read(window.fetch)',
  'localStorage.setItem("draft", text)',
])('%s sets nothing that others use', (code) => {
  expect(globalsIn(code)).toEqual([])
})
