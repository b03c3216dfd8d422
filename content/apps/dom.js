/** @param {string} id */
export const byId = (id) => document.getElementById(id)

/**
 * @param {string} name
 * @param {string | (string | Node)[]} content
 * @param {string} [className]
 */
export function element(name, content, className) {
  const node = document.createElement(name)
  node.append(...[content].flat())
  if (className) node.className = className
  return node
}

/**
 * Shows or hides the error of a field, whose hint has the id `<id>-hint`. The title of the page says whether there are errors.
 * @param {HTMLElement} field
 * @param {string | boolean} problem what is wrong, or '' for nothing; whether something is, where the page has the words for it
 * @param {HTMLElement} [error]
 */
export function showError(field, problem, error = byId(`${field.id}-error`)) {
  const isWrong = Boolean(problem)
  if (typeof problem === 'string') error.textContent = problem
  error.hidden = !isWrong
  field.setAttribute('aria-invalid', String(isWrong))
  field.setAttribute('aria-describedby', isWrong ? `${error.id} ${field.id}-hint` : `${field.id}-hint`)
  const title = document.title.replace(/^Error: /, '')
  document.title = document.querySelector('.error:not([hidden])') ? `Error: ${title}` : title
}
