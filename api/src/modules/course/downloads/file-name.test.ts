import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameFor, inHeader } from './file-name.ts'

const nameOf = (title: string) => fileNameFor([{ title, date: '2026-03-02' }], '2026-03-10', 'docx')

test.each([
  ['My first talk', 'Reflection - My first talk - 2026-03-02.docx'],
  ['../../etc/passwd', 'Reflection - etc passwd - 2026-03-02.docx'],
  ['a "b": c?', 'Reflection - a b c - 2026-03-02.docx'],
  ['line\r\nSet-Cookie: x=1', 'Reflection - line Set-Cookie x=1 - 2026-03-02.docx'],
  ['turned \u202egpj.exe', 'Reflection - turned gpj.exe - 2026-03-02.docx'],
  ['...', 'Reflection - untitled - 2026-03-02.docx'],
  ['Wait. . .', 'Reflection - Wait - 2026-03-02.docx'],
  ['🎓'.repeat(81), `Reflection - ${'🎓'.repeat(80)} - 2026-03-02.docx`],
  ['Überblick 🎓', 'Reflection - Überblick 🎓 - 2026-03-02.docx'],
])('%s', (title, name) => {
  expect(nameOf(title)).toBe(name)
})

test('the header holds the name for old programs and for new ones', () => {
  expect(inHeader("Ada's (first) *talk*.txt")).toBe(
    `attachment; filename="Ada's (first) *talk*.txt"; filename*=UTF-8''Ada%27s%20%28first%29%20%2Atalk%2A.txt`,
  )
  const words = `attachment; filename="5 _ _e_.txt"; filename*=UTF-8''5%20%25%20%22%C3%A9%22.txt`
  expect(inHeader('5 % "é".txt')).toBe(words)
})

test('many entries say how many', () => {
  const entry = { title: 'x', date: '2026-03-02' }
  expect(fileNameFor([entry, entry], '2026-03-10', 'txt')).toBe('Reflective journal - 2 entries - 2026-03-10.txt')
})

test('whatever a title is, the name is short and safe, and the header holds it whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = nameOf(title)
      expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u)
      expect([...name].length).toBeLessThan(120)
      const [, ascii = '', encoded = ''] =
        /^attachment; filename="([ -~]*)"; filename\*=UTF-8''([\w%.!~-]*)$/.exec(inHeader(name)) ?? []
      expect(ascii).not.toMatch(/["\\%]/)
      expect(decodeURIComponent(encoded)).toBe(name)
    }),
  )
})
