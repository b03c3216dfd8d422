import { element } from '../dom.js'
import { groupLines, groupsOf, splitSentences, splitWords } from './units.js'

function paragraphOf(children) {
  const node = element('div', children, 'paragraph')
  node.setAttribute('role', 'none')
  return node
}

/** Sets the words, sees where the browser breaks the lines, and gives the lines back for each paragraph. */
function measureLines(page, text) {
  const paragraphs = splitWords(text)
  page.classList.add('measuring')
  page.replaceChildren(...paragraphs.map((words) => paragraphOf(words.flatMap((word) => [element('span', word), ' ']))))
  const lines = paragraphs.map((words, index) => {
    const tops = [...page.children[index].children].map((node) => node.getBoundingClientRect().top)
    return groupLines(words, tops)
  })
  page.classList.remove('measuring')
  return lines
}

/**
 * Fills the page with options, one for each place of the ruler. It never lies over two paragraphs.
 * @param {'sentence' | 'line'} unit
 * @param {number} height how many of them the ruler shows
 * @returns {{ node: HTMLElement, first: number, last: number }[]} the options in reading order, with the numbers of their units
 */
export function fillPage(page, text, unit, height) {
  const paragraphs = unit === 'line' ? measureLines(page, text) : splitSentences(text)
  const options = []
  let count = 0
  page.replaceChildren(
    ...paragraphs.map((parts) =>
      paragraphOf(
        groupsOf(parts, height).flatMap((group) => {
          const children = group.flatMap((part) => [element('span', part, unit), ' '])
          const node = element('span', children, unit === 'line' ? 'place lines' : 'place')
          node.id = `place-${options.length}`
          node.setAttribute('role', 'option')
          node.setAttribute('aria-selected', 'false')
          options.push({ node, first: count + 1, last: count + group.length })
          count += group.length
          return [node, ' ']
        }),
      ),
    ),
  )
  return options
}
