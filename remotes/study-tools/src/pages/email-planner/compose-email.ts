import { hasNoVerb, withVerb } from './request-verb.ts'

export interface EmailAnswers {
  who: string
  what: string
  when: string
  why: string
  attached: string
}

export interface Email {
  subject: string
  message: string
  /** What to look at before it is sent. */
  notes: string[]
}

const LONG_SUBJECT = 60

const POLITE_START =
  /^(?:please|kindly|(?:could|can|would|will) you|be able to|you to|to|(?:i|we) (?:want|need) you to|(?:i|we)(?:[’']d| would) like you to),?\s+/i
const POLITE_END = /,? please$/i
const GREETING = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b/i
const VAGUE =
  /\b(?:asap|as soon as|soon(?:est)?|urgent(?:ly)?|immediately|now|whenever|when you can|some ?time|at some point)\b/i
const BEFORE_A_TIME =
  /^(?:by|before|for|on|at|until|till|within|in|after|between|during|no later than|not later than|as soon as|when(?:ever)?)\b/i
const NOT_A_TIME = /^(?:asap|soon(?:er|est)?|urgent(?:ly)?|immediately|now|some ?time)\b/i
const NOT_A_NAME = /^(?:today|tonight|tomorrow|noon|midday|midnight|lunchtime|the|end|close|next|this|early|late)\b/i
const TWO_THINGS = /\band\b|\balso\b|\bas well as\b/i
/** The end of a sentence that another one follows; what is an abbreviation is in the group. */
const SENTENCE_ENDS = /(\.\w|\b(?:mrs?|ms|dr))?[.;?]\s+\S/gi
const areTwoThings = (text: string) =>
  TWO_THINGS.test(text) || [...text.matchAll(SENTENCE_ENDS)].some(([, abbreviation]) => !abbreviation)
const NOTHING = /^(?:no|none|nothing|n\/a|-)$/i

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A word in capitals, such as RSVP, stays, and so does “I”. */
const lowerFirst = (text: string) =>
  /^(?:[A-Z]{2}|I\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Without the mark at its end, which would be in the middle of a sentence; the one of “5 p.m.” stays. */
const withoutEnd = (text: string) => oneLine(text).replace(/([ap]\.m\.)\s*$|[\s.,;:!?]+$/i, '$1')
const withEnd = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)
const sentence = (text: string) => upperFirst(withEnd(text))

/** “Could you please send me the list?” becomes “send me the list”. */
function formatRequest(what: string) {
  let request = withoutEnd(what).replace(POLITE_END, '')
  while (POLITE_START.test(request)) request = request.replace(POLITE_START, '')
  return lowerFirst(request)
}

/** “Thursday” becomes “by Thursday”; “before noon”, “by Friday” and “asap” stay as they are. */
function formatDeadline(when: string) {
  const time = withoutEnd(when)
  if (BEFORE_A_TIME.test(time) || NOT_A_TIME.test(time)) return lowerFirst(time)
  return `by ${NOT_A_NAME.test(time) ? lowerFirst(time) : time}`
}

/** The request, without a date at its end that is the answer to “By when?” as well. */
function withoutDeadline(request: string, deadline: string) {
  const end = ` ${deadline}`.toLowerCase()
  return request.toLowerCase().endsWith(end) ? request.slice(0, -end.length) : request
}

/**
 * “deliver it on Friday” and “by Friday” become “deliver it on Friday”: it says already by when. In “order food for the party on Friday” the
 * day may be that of the party.
 */
function withDeadline(request: string, deadline: string) {
  const time = deadline.replace(/^by /, ' ').toLowerCase()
  const isSaid = request.toLowerCase().endsWith(time)
  const isLimit = /\b(?:before|until|till|no later than)\b/i.test(request)
  const isOfTheThing = /\b(?:for|of|about|from)\b/i.test(request)
  return isSaid && (isLimit || !isOfTheThing) ? request : `${request} ${deadline}`
}

function formatReason(why: string) {
  const reason = oneLine(why).replace(/^(?:(?:it|this) (?:matters|is) )?because\s+(?!of\b)/i, '')
  return sentence(/^(?:so|to|because of|due to|in order to)\s/i.test(reason) ? `This is ${lowerFirst(reason)}` : reason)
}

/** Nothing for “No” or “Nothing”, the answers that some give when nothing is attached. A file keeps its name. */
function formatAttachment(attached: string) {
  const name = withoutEnd(attached)
  return name === '' || NOTHING.test(name) ? '' : withEnd(oneLine(attached))
}

function formatGreeting(who: string) {
  const name = withoutEnd(who)
  return `${GREETING.test(name) ? upperFirst(name) : `Hello ${name}`},`
}

function notesOn({ who, when, why, attached }: EmailAnswers, asked: string, request: string, subject: string) {
  const notes: string[] = []
  if (who.includes('@')) notes.push('Greet your reader by name, and keep the address for your mail program.')
  if (hasNoVerb(asked)) {
    const guess = asked === request ? '' : ` We wrote “Could you please ${request}?”. Is that what you mean?`
    notes.push(`Begin the request with a verb, such as send, check or approve.${guess}`)
  }
  if (areTwoThings(request)) notes.push('You may be asking for two things. If so, send two emails.')
  if (VAGUE.test(when)) notes.push('Name a day, so that your reader can plan.')
  if (subject.length > LONG_SUBJECT) {
    notes.push(`The subject line has ${subject.length} characters. Try to say it in ${LONG_SUBJECT} or fewer.`)
  }
  if (why.trim() === '') notes.push('A reason helps people to act. Could you add one?')
  if (formatAttachment(attached)) notes.push(`Attach it: ${formatAttachment(attached)}`)
  return notes
}

/** Whether someone has written more than marks. */
export const isAnswered = (text: string) => withoutEnd(text) !== ''

/** Writes an email with simple rules. */
export function composeEmail(answers: EmailAnswers): Email {
  const { who, what, when, why, attached } = answers
  const deadline = formatDeadline(when)
  const asked = withoutDeadline(formatRequest(what), deadline)
  const request = withVerb(asked) ?? asked
  const whole = withDeadline(request, deadline)
  const subject = upperFirst(whole)
  const attachment = formatAttachment(attached)
  const paragraphs = [
    formatGreeting(who),
    `Could you please ${whole}?`,
    why.trim() && formatReason(why),
    attachment && `Attached: ${attachment}`,
    'Thank you',
  ]
  return { subject, message: paragraphs.filter(Boolean).join('\n\n'), notes: notesOn(answers, asked, request, subject) }
}
