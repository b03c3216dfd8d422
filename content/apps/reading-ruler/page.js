import { groupLines, splitSentences, splitWords } from './units.js'

function span(text, className) {
  const node = document.createElement('span')
  node.textContent = text
  if (className) node.className = className
  return node
}

function paragraphOf(children) {
  const node = document.createElement('div')
  node.className = 'paragraph'
  node.setAttribute('role', 'none')
  node.append(...children)
  return node
}

/** Sets the words, sees where the browser breaks the lines, and gives the lines back for each paragraph. */
function measureLines(page, text) {
  const paragraphs = splitWords(text)
  page.classList.add('measuring')
  page.replaceChildren(
    ...paragraphs.map((words) => paragraphOf(words.flatMap((word) => [span(word), document.createTextNode(' ')]))),
  )
  const lines = paragraphs.map((words, index) => {
    const tops = [...page.children[index].children].map((node) => node.getBoundingClientRect().top)
    return groupLines(words, tops)
  })
  page.classList.remove('measuring')
  return lines
}

/**
 * Fills the page with options, one for each sentence or line.
 * @param {'sentence' | 'line'} unit
 * @returns {HTMLElement[]} the options in reading order
 */
export function fillPage(page, text, unit) {
  const paragraphs = unit === 'line' ? measureLines(page, text) : splitSentences(text)
  page.replaceChildren(
    ...paragraphs.map((parts) =>
      paragraphOf(parts.flatMap((part) => [span(part, unit), document.createTextNode(' ')])),
    ),
  )
  const options = [...page.querySelectorAll(`.${unit}`)]
  options.forEach((option, index) => {
    option.id = `unit-${index}`
    option.setAttribute('role', 'option')
    option.setAttribute('aria-selected', 'false')
  })
  return options
}
