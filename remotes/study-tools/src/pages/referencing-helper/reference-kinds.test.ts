import { expect, test } from 'vitest'
import { formatCitations } from './citations.ts'
import { formatReference } from './reference.ts'
import type { Source } from './source.ts'
import { checkSource } from './source-checks.ts'
import { marked } from './testing/sources.ts'

// Made-up sources, and real laws, in the form of published examples. Harvard: Pears and Shields, Cite Them Right; legal sources as in
// the guides of the universities of Lincoln and Portsmouth. APA 7: the style's own examples on the web and Publication Manual 10.4–10.12; law of
// the United Kingdom as in the guides of Edinburgh Napier University and the University of Lincoln.
const link = 'https://fernshire.example/a'
const read = '3 May 2026'
const online = `Available at: ${link} (Accessed: 3 May 2026).`

/** A source a paragraph: its parts, then its reference in Harvard and in APA. A semicolon is between two names. */
const references = `
# Reports: one author, an organisation that publishes it, three authors without a year.
report | authors=Hill, Rosa | year=2024 | title=Buses at night: a survey | number=7 | place=Fernlow | publisher=Lantern Trust
Hill, R. (2024) *Buses at night: a survey*. (7). Fernlow: Lantern Trust.
Hill, R. (2024). *Buses at night: A survey* (Report No. 7). Lantern Trust.

report | authors=Fernshire Council | year=2023 | title=Travel to college | number=HC 42 | publisher=Fernshire Council | link=${link} | read=${read}
Fernshire Council (2023) *Travel to college*. (HC 42). Fernshire Council. ${online}
Fernshire Council. (2023). *Travel to college* (HC 42). ${link}

report | authors=Hill, R; Pym, D; Lund, A | title=Free passes | publisher=Lantern Trust | place=Fernlow
Hill, R., Pym, D. and Lund, A. (no date) *Free passes*. Fernlow: Lantern Trust.
Hill, R., Pym, D., & Lund, A. (n.d.). *Free passes*. Lantern Trust.

# Acts: with and without a chapter, with an address.
act | title=Equality Act 2010 | chapter=15 | link=https://www.legislation.gov.uk/ukpga/2010/15 | read=${read}
*Equality Act 2010, c. 15*. Available at: https://www.legislation.gov.uk/ukpga/2010/15 (Accessed: ${read}).
Equality Act 2010, c. 15. https://www.legislation.gov.uk/ukpga/2010/15

act | title=Care Act 2014 | chapter=c. 23
*Care Act 2014, c. 23*.
Care Act 2014, c. 23.

act | title=Children Act 1989
*Children Act 1989*.
Children Act 1989.

# Cases: of a report, with a neutral citation, with a volume.
case | title=Donoghue v Stevenson | citation=[1932] AC 562
*Donoghue v Stevenson* [1932] AC 562.
Donoghue v Stevenson [1932] AC 562.

case | title=R (Miller) v The Prime Minister | citation=[2019] UKSC 41 | link=${link} | read=${read}
*R (Miller) v The Prime Minister* [2019] UKSC 41. ${online}
R (Miller) v The Prime Minister [2019] UKSC 41. ${link}

case | title=Carlill v Carbolic Smoke Ball Co | citation=[1893] 1 QB 256
*Carlill v Carbolic Smoke Ball Co* [1893] 1 QB 256.
Carlill v Carbolic Smoke Ball Co [1893] 1 QB 256.

# Theses: unpublished, in an archive, of a master's degree.
thesis | authors=Pym, Dora | year=2020 | title=Waiting for buses | degree=PhD thesis | university=University of Fernlow
Pym, D. (2020) *Waiting for buses*. PhD thesis. University of Fernlow.
Pym, D. (2020). *Waiting for buses* [Unpublished doctoral thesis]. University of Fernlow.

thesis | authors=Pym, Dora | year=2020 | title=Waiting for buses | degree=PhD thesis | university=University of Fernlow | publisher=Fernlow Archive | link=${link} | read=${read}
Pym, D. (2020) *Waiting for buses*. PhD thesis. University of Fernlow. ${online}
Pym, D. (2020). *Waiting for buses* [Doctoral thesis, University of Fernlow]. Fernlow Archive. ${link}

thesis | authors=Lund, Ana | year=2019 | title=Maps by ear | degree=MSc dissertation | university=University of Wick
Lund, A. (2019) *Maps by ear*. MSc dissertation. University of Wick.
Lund, A. (2019). *Maps by ear* [Unpublished master’s dissertation]. University of Wick.

# Conference papers: given, published, by two.
conference | authors=Hill, R | year=2022 | date=4-6 May | title=Stops that speak | conference=Forum of Invented Transport | held=University of Fernlow
Hill, R. (2022) 'Stops that speak', *Forum of Invented Transport*. University of Fernlow, 4–6 May.
Hill, R. (2022, May 4–6). *Stops that speak* [Paper presentation]. Forum of Invented Transport, University of Fernlow.

conference | authors=Hill, R; Pym, D | year=2022 | date=4-6 May | title=Stops that speak | conference=Forum of Invented Transport | held=Fernlow | editors=Lund, A | book=Proceedings of the forum | place=Fernlow | publisher=Hollow Oak | pages=12-20
Hill, R. and Pym, D. (2022) 'Stops that speak', in A. Lund (ed.) *Proceedings of the forum*. Fernlow, 4–6 May. Fernlow: Hollow Oak, pp. 12–20.
Hill, R., & Pym, D. (2022). Stops that speak. In A. Lund (Ed.), *Proceedings of the forum* (pp. 12–20). Hollow Oak.

conference | authors=Lantern Trust | year=2025 | date=9 June | title=Night buses | conference=Bus Day | held=Wick | link=${link} | read=${read}
Lantern Trust (2025) 'Night buses', *Bus Day*. Wick, 9 June. ${online}
Lantern Trust. (2025, June 9). *Night buses* [Paper presentation]. Bus Day, Wick. ${link}

# Films: one director, two, none.
film | authors=Hill, Rosa | year=2018 | title=The last bus | place=London | publisher=Lantern Films
*The last bus* (2018) Directed by Rosa Hill. [Film]. London: Lantern Films.
Hill, R. (Director). (2018). *The last bus* [Film]. Lantern Films.

film | authors=Hill, Rosa; Pym, Dora | year=2021 | title=Two stops | publisher=Oak Pictures | link=${link} | read=${read}
*Two stops* (2021) Directed by Rosa Hill and Dora Pym. [Film]. Oak Pictures. ${online}
Hill, R., & Pym, D. (Directors). (2021). *Two stops* [Film]. Oak Pictures. ${link}

film | year=1931 | title=Fog | publisher=Oak Pictures
*Fog* (1931) [Film]. Oak Pictures.
*Fog* [Film]. (1931). Oak Pictures.

# Data sets: with a version and a DOI, of an organisation, without a year.
dataset | authors=Pym, D | year=2023 | title=Bus times | version=2 | publisher=Fernshire Data Service | link=10.0000/bus.2
Pym, D. (2023) *Bus times*. Version 2. [Dataset]. Fernshire Data Service. Available at: https://doi.org/10.0000/bus.2
Pym, D. (2023). *Bus times* (Version 2) [Data set]. Fernshire Data Service. https://doi.org/10.0000/bus.2

dataset | authors=Fernshire Council | year=2024 | title=Stops: a list | publisher=Fernshire Council | link=${link} | read=${read}
Fernshire Council (2024) *Stops: a list*. [Dataset]. Fernshire Council. ${online}
Fernshire Council. (2024). *Stops: A list* [Data set]. ${link}

dataset | authors=Pym, D; Hill, R | title=Fares | publisher=Fernshire Data Service | link=${link} | read=${read}
Pym, D. and Hill, R. (no date) *Fares*. [Dataset]. Fernshire Data Service. ${online}
Pym, D., & Hill, R. (n.d.). *Fares* [Data set]. Fernshire Data Service. ${link}

# AI tools: with a version, with a named version, without.
ai | authors=OpenAI | year=2023 | title=ChatGPT | version=Mar 14 | link=https://chat.openai.com/chat | read=${read}
OpenAI (2023) *ChatGPT* (Mar 14 version) [Large language model]. Available at: https://chat.openai.com/chat (Accessed: ${read}).
OpenAI. (2023). *ChatGPT* (Mar 14 version) [Large language model]. https://chat.openai.com/chat

ai | authors=Microsoft | year=2024 | title=Copilot | version=May 2024 release | link=${link} | read=${read}
Microsoft (2024) *Copilot* (May 2024 release) [Large language model]. ${online}
Microsoft. (2024). *Copilot* (May 2024 release) [Large language model]. ${link}

ai | authors=Fernlow Labs | year=2026 | title=Askit | link=${link} | read=${read}
Fernlow Labs (2026) *Askit* [Large language model]. ${online}
Fernlow Labs. (2026). *Askit* [Large language model]. ${link}
`
  .replaceAll(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .map((paragraph): [Source, harvard: string, apa: string] => {
    const [parts = '', harvard = '', apa = ''] = paragraph.split('\n')
    const [kind, ...fields] = parts.split(' | ')
    const texts = Object.fromEntries(fields.map((field) => field.replaceAll('; ', '\n').split('=')))
    return [{ kind, ...texts }, harvard, apa]
  })

test.each(references)('$kind: $title', (source, harvard, apa) => {
  expect(marked(formatReference(source, 'harvard'))).toBe(harvard)
  expect(marked(formatReference(source, 'apa'))).toBe(apa)
})

const find = (title: string) => references.map(([source]) => source).find((source) => source.title === title) as Source

test.each([
  ['Equality Act 2010', 'harvard', ['(*Equality Act 2010*)', '*Equality Act 2010*', '(*Equality Act 2010*, s. 4)']],
  ['Equality Act 2010', 'apa', ['(Equality Act, 2010)', 'Equality Act (2010)', '(Equality Act, 2010, s. 4)']],
  [
    'Donoghue v Stevenson',
    'harvard',
    ['(*Donoghue v Stevenson*, 1932)', '*Donoghue v Stevenson* (1932)', '(*Donoghue v Stevenson*, 1932, para. 12)'],
  ],
  [
    'Donoghue v Stevenson',
    'apa',
    ['(*Donoghue v Stevenson*, 1932)', '*Donoghue v Stevenson* (1932)', '(*Donoghue v Stevenson*, 1932, para. 12)'],
  ],
  ['The last bus', 'harvard', ['(*The last bus*, 2018)', '*The last bus* (2018)', '(*The last bus*, 2018, 12:30)']],
  ['The last bus', 'apa', ['(Hill, 2018)', 'Hill (2018)', '(Hill, 2018, 12:30)']],
  ['ChatGPT', 'apa', ['(OpenAI, 2023)', 'OpenAI (2023)', '(OpenAI, 2023, p. 12)']],
] as const)('the short forms of %s in %s', (title, style, expected) => {
  const { bracket, sentence, quotation } = formatCitations(find(title), style)
  expect([bracket, sentence, quotation].map(marked)).toEqual(expected)
})

test.each<[Source, string[]]>([
  [{ kind: 'report', title: 'Buses' }, ['author', 'year', 'publisher']],
  [{ kind: 'act', title: 'Equality Act' }, ['chapter number', 'ends with its year', 'OSCOLA']],
  [{ kind: 'case', title: 'Donoghue Stevenson' }, ['citation', 'v between', 'OSCOLA']],
  [{ kind: 'case', title: 'Donoghue v Stevenson', citation: 'AC 562' }, ['no year in brackets', 'OSCOLA']],
  [{ kind: 'thesis', title: 'Buses' }, ['author', 'year', 'kind of thesis', 'university']],
  [{ kind: 'conference', title: 'Buses' }, ['author', 'year', 'name of the conference', 'place of the conference']],
  [{ kind: 'film', title: 'Buses' }, ['director', 'year', 'film company']],
  [{ kind: 'dataset', title: 'Buses' }, ['author', 'year', 'archive', 'web address']],
  [{ kind: 'ai', title: 'Askit' }, ['maker', 'year', 'version', 'whether you may use AI', 'web address']],
])('missing details are named: %j', (source, parts) => {
  expect(checkSource(source, 'apa', 2026)).toEqual(parts.map((part) => expect.stringContaining(part)))
})
