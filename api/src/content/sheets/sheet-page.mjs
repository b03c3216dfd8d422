// @ts-nocheck: one file for a page whose elements are all there.
// Runs in the web page of a sheet (page.ts), from a file without a network: keeps what is filled on the device, and saves it as a file.

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const problem = document.querySelector('[role=alert]')
const about = JSON.parse(document.querySelector('#sheet').textContent)
const place = `stepwise-sheet:${about.kind}:${about.subject}:${about.edition}`
const questions = [...document.querySelectorAll('[data-question]')]

function collect() {
  const who = Object.fromEntries(about.fields.map((key) => [key, form.elements.namedItem(key).value.trim()]))
  const steps = about.steps.map(({ id, fingerprint }) => {
    const own = questions.filter((question) => question.dataset.step === id)
    return { id, fingerprint, answers: own.map(collectAnswer) }
  })
  return { form: 'stepwise-sheet', version: 1, kind: about.kind, subject: about.subject, who, steps }
}

function collectAnswer(question) {
  const choice = question.querySelector('input:checked')?.value ?? ''
  return {
    text: question.querySelector('[data-text]').textContent,
    choices: choice === '' ? [] : [choice],
    remark: question.querySelector('textarea').value.trim(),
  }
}

/** Puts answers back; those of a step whose text has changed stay away. */
function fill({ who, steps }) {
  for (const key of about.fields) form.elements.namedItem(key).value = who[key] ?? ''
  for (const { id, fingerprint, answers } of steps) {
    const isSame = about.steps.some((step) => step.id === id && step.fingerprint === fingerprint)
    const own = questions.filter((question) => question.dataset.step === id)
    if (!isSame || own.length !== answers.length) continue
    own.forEach((question, index) => {
      const { choices, remark } = answers[index]
      for (const input of question.querySelectorAll('input')) input.checked = input.value === (choices[0] ?? '')
      question.querySelector('textarea').value = remark
    })
  }
}

const findOpen = () => questions.filter((question) => !question.querySelector('input:checked')?.value)

function say(words) {
  const answered = questions.length - findOpen().length
  status.textContent = `${answered} of ${questions.length} answered. ${words}`
}

function save() {
  try {
    localStorage.setItem(place, JSON.stringify(collect()))
    say('Saved on this device.')
  } catch {
    say('This browser does not save it: choose “Save my answers as a file” before you close the page.')
  }
}

function showProblem(words) {
  problem.textContent = words
  problem.hidden = words === ''
}

function download() {
  const fields = about.fields.map((key) => form.elements.namedItem(key))
  const wrong = fields.find(({ value, validity }) => value.trim() === '' || !validity.valid)
  if (wrong) {
    const isLate = wrong.value.trim() !== '' && !wrong.validity.valid
    showProblem(isLate ? 'Choose a date that is not in the future.' : `Fill in “${about.labels[wrong.name]}” first.`)
    wrong.focus()
    return
  }
  showProblem('')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(collect(), null, 2)], { type: 'application/json' }))
  link.download = `${about.kind}-${about.subject}-answers.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  say(`Saved as ${link.download}. Please send this file back.`)
}

async function open(file) {
  try {
    const answers = JSON.parse(await file.text())
    if (answers.kind !== about.kind || answers.subject !== about.subject) throw new Error('other sheet')
    fill(answers)
    showProblem('')
    save()
  } catch {
    showProblem('This file has no answers for this sheet. Choose the file that this page saved.')
  }
}

form.addEventListener('input', save)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  download()
})
document.querySelector('#next').addEventListener('click', () => {
  const [first] = findOpen()
  if (first) first.querySelector('input').focus()
  else say('Nothing is left.')
})
document.querySelector('#open').addEventListener('change', ({ target }) => {
  if (target.files[0]) void open(target.files[0])
  target.value = ''
})

form.elements.namedItem('date').max = new Date().toISOString().slice(0, 10)

try {
  const saved = localStorage.getItem(place)
  if (saved) fill(JSON.parse(saved))
  say(saved ? 'This is what you had filled in.' : '')
} catch {
  say('')
}
