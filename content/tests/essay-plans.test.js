import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { essayOptions, essayPlans } from '@stepwise/study-tools/essay-plans'
import { expect, test } from 'vitest'
import { makeMmap } from '../tools/essay-plans/mmap.mjs'
import { essayOutline } from '../tools/essay-plans/outline.mjs'
import { makeOpml, makeWordOutline } from '../tools/essay-plans/outlines.mjs'
import { makePage } from '../tools/essay-plans/page.mjs'

const file = (name) => readFileSync(fileURLToPath(new URL(`../media/essay-plans/${name}`, import.meta.url)))
const outlines = essayPlans.flatMap(({ words }) => essayOptions.map((option) => essayOutline(words, option)))

test.each(outlines)('the files of $name are what their script makes', (outline) => {
  expect(file(`${outline.name}.opml`).toString()).toBe(makeOpml(outline))
  expect(Buffer.compare(file(`${outline.name}.mmap`), Buffer.from(makeMmap(outline)))).toBe(0)
  expect(Buffer.compare(file(`${outline.name}.docx`), Buffer.from(makeWordOutline(outline)))).toBe(0)
})

test('a plan on paper has a map, a section for each part with lines to write on, and no letters below 12 points', () => {
  for (const outline of outlines) {
    const html = makePage(outline)
    const sections = [...html.matchAll(/<section class="part"><h2>([^<]*)<\/h2>(.*?)<\/section>/g)]
    const [introduction, body, conclusion] = outline.branches
    expect(sections.map(([, name]) => name)).toEqual(
      [introduction, ...body.children, conclusion].map(({ text }) => text),
    )
    for (const [, , part] of sections) expect(part.match(/class="line"/g)?.length).toBeGreaterThanOrEqual(8)
    const sizes = [...html.matchAll(/(?:font|font-size): ([\d.]+)pt/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes)).toBe(12)
  }
})
