import { lexer, type Token } from 'marked'

/** What a reader of the tutorial does, in this order. */
export type TutorialItem =
  | { does: 'run'; command: string; prints: string[]; fails: boolean }
  | { does: 'change'; diff: string }
  /** `sees`: the words of the page about what a browser shows. */
  | { does: 'look'; sees: string }
  | { does: 'stop'; command: string }

const looks = /^\*\*In the browser:\*\* /
const stops = /^Press \*\*Ctrl\+C\*\* in the terminal of `(.+?)`/
const commandInWords = /`((?:npm|npx|git|node) [^`]+)`/g

/**
 * The items of docs/tutorial.md: a block of `sh` is one command, the block of `text` below it what is printed (`text fails`: by a command that
 * ends with an error), a block of `diff` a change of files. Throws for what no one would try: another kind of block, several commands in
 * one, a command that is only mentioned.
 */
export function tutorialItems(page: string): TutorialItem[] {
  const items: TutorialItem[] = []
  const tokens = lexer(page).filter(({ type }) => type !== 'space')
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'code') addBlock(items, token, tokens[index - 1])
    else if (looks.test(token.raw)) items.push({ does: 'look', sees: foldSpaces(token.raw.replace(looks, '')) })
    else addStop(items, token.raw)
  }
  const unknown = mentionedCommands(tokens).filter((command) => !isRun(items, command))
  if (unknown.length > 0) throw new Error(`Mentioned, but never run: ${unknown.join(', ')}.`)
  return items
}

function addBlock(
  items: TutorialItem[],
  { lang, text, raw }: Token & { lang?: string; text?: string },
  before?: Token,
) {
  const lines = (text ?? '').split('\n')
  const last = items.at(-1)
  if (lang === 'sh' && lines.length === 1)
    items.push({ does: 'run', command: lines[0] ?? '', prints: [], fails: false })
  else if (lang === 'diff') items.push({ does: 'change', diff: `${text}\n` })
  else if (/^text( fails)?$/.test(lang ?? '') && last?.does === 'run' && before?.type === 'code')
    Object.assign(last, { prints: lines, fails: lang === 'text fails' })
  else throw new Error(`No one would try this block:\n${raw}`)
}

function addStop(items: TutorialItem[], raw: string) {
  const command = stops.exec(foldSpaces(raw))?.[1]
  if (command) items.push({ does: 'stop', command })
}

const mentionedCommands = (tokens: Token[]): string[] =>
  tokens
    .filter(({ type }) => type !== 'code')
    .flatMap(({ raw }) => [...raw.matchAll(commandInWords)].map(([, command = '']) => command))

const isRun = (items: TutorialItem[], mentioned: string) =>
  items.some((item) => item.does === 'run' && `${item.command} `.startsWith(`${mentioned} `))

const foldSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
