const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const YEAR = '(?:1\\d|20)\\d{2}s?'
const CENTURY = '(?:the )?(?:[a-z]+-?(?:first|teenth|tieth|th|nd|rd|st)|\\d{1,2}(?:st|nd|rd|th)) century'
const WHEN = `(?:${YEAR}|${CENTURY})`
const REST_OF_CLAUSE = '[^,.;:?!()]+'
const BEFORE_A_TIME = `(?:(?! (?:in|since|between|before|after|until|from) (?:the )?${WHEN})[^,.;:?!()])+`
/** “the Cold War”, which begins with a capital letter where case is looked at. */
const NAMED_TIME =
  '(?:the )?(?:(?:[Ff]irst|[Ss]econd) [Ww]orld [Ww]ar|[Cc]old [Ww]ar|[A-Z][a-z]+ (?:[Ee]ra|[Pp]eriod|[Aa]ge|Revolution|War)|(?:inter|post|pre)-?war (?:period|years|era)|Middle Ages|Renaissance|Enlightenment|Reformation|Holocaust|Great Depression|pandemic)'
const AFTER_A_PLACE =
  '(?:and|or|nor|but|in|on|at|of|to|by|for|from|with|since|between|before|after|until|during|as|is|was|were|are|has|had|have|than|that|which|who|where|when)'
/** “Use two models to explain”. */
const BEFORE_A_TASK = `(?:(?! to [a-z])${BEFORE_A_TIME.slice(3, -2)})+`
const PIECE = '(?:report|letter|essay|blog post|blog|poster|presentation|article|leaflet|memo|reflection|plan)'

interface Rule {
  kind: Kind
  pattern: string
  /** What must stand before it, or must not. */
  after?: string
  notAfter?: string
  caseSensitive?: boolean
}

const NAME = "[A-Z][\\w’'-]+"
const NAMES = `${NAME}(?:(?:,? and|,? &|,)? ${NAME})*(?: et al\\.)?`
// Not “McLuhan’s claim”.
const PEOPLE = NAMES.replaceAll("’'", '')
const IN_BRACKETS = `(?:${YEAR.replace('s?', '')}[a-z]?|n\\.d\\.)`
/** Whose words or ideas stand in a question: not what it is about. */
const quotedRules: Rule[] = [
  // “(Smith, 2019)”, “(Smith et al., 2020; Jones, 2018, p. 4)”.
  {
    kind: 'quoted',
    pattern: `\\((?:(?:see|cf\\.|e\\.g\\.|cited in|quoted in),? )?[^()\\d]*[A-Z][^()]*?[,:]? ${IN_BRACKETS}(?:[,:;][^()]*)?\\)`,
    caseSensitive: true,
  },
  // “Bowlby’s (1969) theory”.
  {
    kind: 'quoted',
    after: `(?:${NAME}|et al\\.)\\s`,
    pattern: `\\(${IN_BRACKETS}(?:[,:][^()]*)?\\)`,
    caseSensitive: true,
  },
  // A case of the law: “[1932] AC 562”.
  { kind: 'quoted', pattern: `\\[${YEAR}\\] (?:\\d+ )?[A-Z][A-Za-z.]*(?: [A-Z][A-Za-z.]*)* \\d+`, caseSensitive: true },
  // “Bowlby (1969) argues that”, “As Keynes wrote,”.
  {
    kind: 'quoted',
    after: '(?:^|[.?!:]["”’]?\\s+|\\n\\s*|\\b[Tt]hat )',
    pattern: `(?:As )?${PEOPLE}(?: \\(${IN_BRACKETS}[^()]*\\))?,? (?:once |famously |has |have )?(?:argue[sd]?|claim(?:s|ed)|wr(?:ites?|ote)|states?|suggest(?:s|ed)|said|says|observe[sd]|maintain(?:s|ed)|assert(?:s|ed)|contend(?:s|ed)|propose[sd])(?: that\\b)?[,:]?`,
    caseSensitive: true,
  },
  // “…” – Lord Acton. And: “…” Acton, 1887.
  {
    kind: 'quoted',
    after: '["”’\\\']\\s*',
    pattern: `(?:[–—-] ?)${NAMES}(?:, [A-Z][\\w’' ]+)?(?:,? \\(?${IN_BRACKETS}\\)?)?`,
    caseSensitive: true,
  },
  { kind: 'quoted', after: '["”’]\\s+', pattern: `${NAMES},? \\(?${IN_BRACKETS}\\)?`, caseSensitive: true },
]

const limitRules: Rule[] = [
  ...quotedRules,
  {
    kind: 'length',
    pattern:
      '\\(?(?:your (?:answer|essay|report|text) (?:should|must) be )?(?:in )?(?:about |no more than |up to |at least |maximum:? )?\\d[\\d,]*(?:(?: ?[–-] ?| to )\\d[\\d,]*)? words(?: maximum)?\\)?(?: \\(\\+ ?/ ?[-–] ?\\d+ ?%\\))?',
  },
  { kind: 'length', pattern: '\\d[\\d,]*-word' },
  { kind: 'marks', pattern: '\\(?\\d{1,3} marks?\\)?' },
  {
    kind: 'format',
    pattern: `(?:in the form of|as|in) an? (?:\\d[\\d,]*-word )?(?:[a-z]+ )?${PIECE}\\b`,
  },
  // What is to be written, after its verb: “Write a short report”, “Produce a 2,000-word essay”.
  {
    kind: 'format',
    after: '\\b(?:write|prepare|produce|create) (?:an? |your )(?:\\d[\\d,]*-word |[a-z]+ )?',
    pattern: `${PIECE}\\b`,
  },
  { kind: 'time', pattern: `(?:between|from) (?:the )?${WHEN} (?:and|to|until) (?:the )?${WHEN}` },
  {
    kind: 'time',
    pattern: `(?:in|since|before|after|until|during|by|from) (?:the )?(?:early |late |mid-)?${WHEN}(?: (?:financial )?(?:crisis|crash|election|referendum|uprising|reforms?)\\b)?`,
  },
  {
    kind: 'reference',
    pattern: `(?:with|by|making) (?:(?:close|particular|specific|special|detailed) )?references? to ${BEFORE_A_TIME}`,
  },
  {
    kind: 'source',
    pattern: `(?:using|drawing on|based on|with|citing|giving|including) (?:(?:at least|no more than) )?(?:${NUMBER} )?(?:[a-z]+ )?(?:examples?|case stud(?:y|ies)|sources?|texts?|theories|models?|evidence|papers?|articles?|studies)(?: (?:of|for) each)?`,
  },
  {
    kind: 'source',
    after: '(?:^|[.?!,;:]\\s+|\\n\\s*)',
    pattern: `(?:you (?:must|should) )?(?:use|using|refer to|referring to|draw on|drawing on) ${BEFORE_A_TASK}`,
  },
  { kind: 'time', pattern: `\\((?:${YEAR}) ?[–-] ?(?:\\d{2,4}|present)\\)` },
  {
    kind: 'time',
    pattern:
      '(?:over|in|during) the (?:last|past) (?:[a-z]+|\\d+) (?:years|decades|centuries|months)|since (?:the )?(?:early |late |mid-)?independence',
  },
  {
    kind: 'time',
    pattern: `(?:[Ii]n|[Ss]ince|[Bb]efore|[Aa]fter|[Uu]ntil|[Dd]uring) ${NAMED_TIME}\\b`,
    caseSensitive: true,
  },
  { kind: 'source', pattern: `with the (?:aid|help|use) of ${BEFORE_A_TIME}` },
  { kind: 'source', pattern: `with examples? from ${BEFORE_A_TIME}` },
  {
    kind: 'number',
    notAfter: '\\b(?:type|table|figure|chapter|act|stage|grade|year|question|part|section|level|week) ',
    pattern: `(?:(?:at least|no more than|only|any) )?${NUMBER} (?:[a-z]+ )?[a-z]+(?:s|ies)\\b`,
  },
  {
    kind: 'number',
    notAfter: '\\b(?:no|every|any|some|this|that|which|each) ',
    pattern:
      '(?:only )?one (?!(?:of|another|can|could|may|might|should|must|is|was|has|thing|who|that|or)\\b)(?:(?:recent|critical|named|specific|particular|major|key|real|single|current|advertising|ethical|social|public|health|case|research) )*[a-z]+\\b',
  },
  {
    kind: 'focus',
    pattern:
      '(?:(?:that |which )?you (?:know(?: well)?|have (?:worked (?:with|in|for)|studied|read|visited|seen))|of your (?:own )?choice|(?:from|in|at) your (?:own )?(?:placement|workplace|practice|experience|university|college|school))\\b',
  },
  {
    kind: 'focus',
    pattern: `(?:in relation to|with regard to|in the context of|with a focus on|focusing on) ${REST_OF_CLAUSE}`,
  },
  // Case matters here: a capital letter is what tells a place or a name from another noun.
  {
    kind: 'place',
    pattern: "\\b(?:[Ii]n|[Ww]ithin|[Aa]cross) (?:the )?[A-Z][\\w’'-]*(?: (?:and )?[A-Z][\\w’'-]*| \\d+\\b)*",
    caseSensitive: true,
  },
  {
    kind: 'place',
    pattern:
      "\\b(?:[Ii]n|[Ww]ithin|[Aa]cross) (?:contemporary|modern|modern-day|present-day|early modern|medieval|colonial|post-war|rural|urban|northern|southern|eastern|western|central) [A-Z][\\w’'-]*(?: (?:and )?[A-Z][\\w’'-]*)*",
    caseSensitive: true,
  },
  // “In British towns”: of an adjective the place is the noun after it.
  {
    kind: 'place',
    pattern: `\\b(?:[Ii]n|[Ww]ithin|[Aa]cross) (?:the )?[A-Z][a-z]*(?:ish|ese|[ei]an|ican|rench|elsh|utch|reek) (?!${AFTER_A_PLACE}\\b)[a-z]+`,
    caseSensitive: true,
  },
]

/** What each kind is called, and the part of a question that it belongs to. */
export const kinds = {
  time: { part: 'limit', name: 'time' },
  place: { part: 'limit', name: 'place or name' },
  number: { part: 'limit', name: 'how many' },
  reference: { part: 'limit', name: 'what to refer to' },
  focus: { part: 'limit', name: 'where to look' },
  source: { part: 'extra', name: 'what to use' },
  quoted: { part: 'extra', name: 'whose words' },
  length: { part: 'extra', name: 'length' },
  format: { part: 'extra', name: 'format' },
  marks: { part: 'extra', name: 'marks' },
} as const
export type Kind = keyof typeof kinds

interface Place {
  start: number
  end: number
}

/** Where the pattern matches, by what stands before it. Not by lookbehinds, which Safari has since 16.4. */
function findPlaces(
  text: string,
  pattern: RegExp,
  { after = '', notAfter, caseSensitive }: Omit<Rule, 'kind' | 'pattern'>,
) {
  const flags = caseSensitive ? '' : 'i'
  const isAfter = new RegExp(`(?:${after})$`, flags)
  const isBarred = notAfter === undefined ? null : new RegExp(`${notAfter}$`, 'i')
  const places: Place[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const before = text.slice(0, match.index)
    if (isAfter.test(before) && !isBarred?.test(before))
      places.push({ start: match.index, end: match.index + match[0].trimEnd().length })
    else pattern.lastIndex = match.index + 1
  }
  return places
}

/** The limits and extras of a question, which may overlap. */
export function findLimits(question: string): (Place & { kind: Kind })[] {
  return limitRules.flatMap(({ kind, pattern, ...context }) => {
    const wordStart = /^(?:\\|\(\?:\[–)/.test(pattern) ? '' : '\\b'
    const places = findPlaces(question, new RegExp(wordStart + pattern, context.caseSensitive ? 'g' : 'gi'), context)
    return places.map((place) => ({ ...place, kind }))
  })
}
