import { escapeHtml, wholePage } from '@stepwise/api/sheets'
import type { FilmScript, Pronunciation, ScriptSentence } from '../../content/tools/videos/recordings.mjs'

/** A film's script as one web page, for the screen and for paper (content/README.md#recordings). */
export function makeScriptPage({ film, title, words, sentences }: FilmScript) {
  const heading = `To be recorded: ${title}`
  const count = sentences.filter(({ file }) => file).length
  const items = sentences.map((sentence, index) => {
    const isFirst = sentence.heading !== sentences[index - 1]?.heading
    const isLast = sentence.heading !== sentences[index + 1]?.heading
    const start = isFirst ? `<h2>${escapeHtml(sentence.heading)}</h2>\n<ol start="${index + 1}">\n` : ''
    return `${start}${sentenceHtml(sentence)}${isLast ? '\n</ol>' : ''}`
  })
  return wholePage(
    heading,
    style,
    `<header>
<h1>${escapeHtml(heading)}</h1>
<p>Thank you for giving this film your voice. It has ${count} sentences for you. Record each as a file of its own, with the name below it.</p>
<p>You need not record all of them: what is missing is spoken by the computer’s voice, as is what a screen reader says.</p>
</header>
<main>
<h2>How to record</h2>
<ul>
<li>Choose a quiet room with carpet, curtains or books. Turn off fans, and put your phone away.</li>
<li>Keep the microphone a hand’s width from your mouth, a little to the side. Keep it there for the whole film.</li>
<li>Record WAV files with 44,100 or 48,000 samples a second. Mono is enough. Turn off effects.</li>
<li>Wait half a second before you speak and after. The film cuts the silence, and adds the pauses that stand below.</li>
<li>Speak calmly and evenly, as you would to one person beside you. The seconds below a sentence say about how long it takes.</li>
<li>If you slip, record the whole sentence again.</li>
</ul>
<p>Put the files into the folder <code>content/voice/${film}</code>. Then <code>npm run content -- voices content/voice/${film}</code> says which are missing, and which are too quiet, too loud, too noisy, or cut off.</p>
${words.length > 0 ? `<h2>How these words are said</h2>\n<dl>${words.map(wordHtml).join('')}</dl>\n` : ''}${items.join('\n')}
</main>`,
  )
}

const wordHtml = ({ written, said }: Pronunciation) =>
  `<div><dt>${escapeHtml(written)}</dt><dd>${escapeHtml(said)}</dd></div>`

function sentenceHtml({ text, by, words, seconds, pause, file }: ScriptSentence) {
  const notes = [
    ...words.map(({ written, said }) => `Say ${escapeHtml(written)} as “${escapeHtml(said)}”.`),
    ...(file ? [`About ${formatSeconds(seconds)}.`] : []),
    ...(pause > 0 ? [`The film is silent for ${formatSeconds(pause)} after it.`] : []),
  ]
  return `<li>
${by ? `<p class="by">${escapeHtml(by)} says:</p>\n` : ''}<p class="say">${escapeHtml(text)}</p>
${notes.length > 0 ? `<p class="quiet">${notes.join(' ')}</p>\n` : ''}<p class="file">${file ? `File: <code>${file}</code>` : 'Not to be recorded: the computer’s voice says this.'}</p>
</li>`
}

const formatSeconds = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)

const style = `
h2 { margin-top: 2.5rem; }
ol { padding-left: 2.5rem; }
ol > li { margin: 1.5rem 0; break-inside: avoid; }
ol > li::marker { font-weight: 600; }
li p { margin: 0.25rem 0; }
.say { font-size: 1.375rem; line-height: 1.5; }
.by { font-weight: 600; }
dl > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
@media print {
  .say { font-size: 14pt; }
}
`
