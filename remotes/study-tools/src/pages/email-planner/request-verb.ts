/** What someone asks for without a verb, by the verb that asks for it. */
const nounsOf: Record<string, string> = {
  'give me':
    'extension|permission|feedback|advice|approval|access|time|notice|guidance|information|reference|confirmation|clarification|support|choice|chance|deadline|explanation|opinion|estimate|date|answer|leave|day|hour|week|minute|help',
  'send me':
    'agenda|details|slides|minutes|rota|timetable|invoice|receipt|figures|data|results|recording|transcript|contract|documents?|files?|link|photos?|handouts?|certificate|quotation|spreadsheet|passwords?|number|address|email|copy|copies|list|notes|report|form|plan|draft|version|password|template|readings?',
  arrange:
    'meeting|appointment|interview|conversation|chat|call|visit|tour|demonstration|session|catch-up|handover|training',
  book: 'room|desk|ticket|tickets|table|seat|seats|taxi|train|hotel|interpreter',
  'pay me': 'refund|expenses|wages',
}
const allNouns = Object.values(nounsOf).join('|')

// Not verbs as well: “list the names”, “email Sam”, “plan the day”, “report it”.
const alsoVerbs =
  /^(?:access|support|answer|help|email|copy|list|notes?|report|form|plan|draft|file|date|time|leave|chat|call|visit|tour|book|room|table|seat|train|contract|document|photo|link|number|address|estimate|notice|reference|minute|transcript|handout)$/i

const DETERMINED =
  /^(?:the|an?|my|our|your|his|her|their|some|any|another|more|further|extra|two|three|four|five|\d+|this|that|these|those|no)\s/i
const PRONOUN = /^(?:i|we|is|are|was|were|does|did|what|which|when|where|who|why|how|if|mind|(?:can|could|may) i)\s/i
const WISH = /^(?:i|we)(?:[’']d| would)? (?:need|want|like|require|am after)\s+(?=\S)/i
const BARE = new RegExp(
  `^(?:[a-z]+ )?(?:${allNouns})(?=$| (?:until|till|for|on|about|of|to|from|with|by|in|at|regarding|before|after)\\b)`,
  'i',
)
const takesArticle =
  /^(?:short |quick |new |longer )?(?:extension|reference|choice|chance|deadline|explanation|opinion|estimate|date|answer|day|week|agenda|rota|timetable|invoice|receipt|recording|transcript|contract|link|certificate|quotation|spreadsheet|number|copy|meeting|appointment|interview|conversation|session|handover|room|desk|ticket|table|seat|taxi|interpreter|refund)\b/i

const isBare = (request: string) => {
  const [first = '', second = ''] = request.split(/\s+/)
  if (!BARE.test(request) || alsoVerbs.test(first)) return false
  // “short meeting”, not “cancel meeting”: two words are a thing only where the first one is no verb that we know.
  return (
    new RegExp(`^(?:${allNouns})$`, 'i').test(first) ||
    (/^(?:short|quick|new|longer|written|early)$/i.test(first) && second !== '')
  )
}

/** Whether a request names a thing or asks something, instead of what to do. */
export const hasNoVerb = (request: string) => DETERMINED.test(request) || PRONOUN.test(request) || isBare(request)

/**
 * The request with a verb, “an extension” as “give me an extension”; null where it has one, or where no verb is sure to fit: a question.
 */
export function withVerb(request: string): string | null {
  const thing = request.replace(WISH, '')
  if (!(DETERMINED.test(thing) || isBare(thing))) return null
  const start = thing.split(/\b(?:until|till|for|on|about|of|to|from|with|by|in|at|regarding|before|after)\b/i)[0] ?? ''
  const noun = [...start.matchAll(new RegExp(`\\b(?:${allNouns})s?\\b`, 'gi'))].at(-1)?.[0].toLowerCase() ?? ''
  const verb = Object.keys(nounsOf).find((each) => new RegExp(`^(?:${nounsOf[each]})s?$`).test(noun)) ?? 'send me'
  const article = takesArticle.test(thing) ? (/^[aeiou]/i.test(thing) ? 'an ' : 'a ') : ''
  return `${verb} ${article}${thing}`
}
