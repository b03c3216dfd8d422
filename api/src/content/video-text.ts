import { escapeHtml, pictureMark } from '../html.ts'
import type { VideoFile } from './schemas.ts'

/**
 * The text version of a video, as HTML: its chapters and slides as headings, what is shown, and what is said.
 * `data-start` is the second at which a paragraph or a sentence begins, so that a reader can follow the video.
 */
export function videoText({ slides, sentences }: VideoFile) {
  let slideHeading = 'h2'
  return slides
    .map((slide, index) => {
      const parts: string[] = []
      if (slide.chapter) {
        parts.push(`<h2>${escapeHtml(slide.chapter)}</h2>`)
        slideHeading = 'h3'
      }
      parts.push(`<${slideHeading}>${escapeHtml(slide.title)}</${slideHeading}>`)
      if (slide.shown) parts.push(`<p data-start="${slide.start}"${pictureMark}Picture: ${escapeHtml(slide.shown)}</p>`)
      const spoken = sentences.filter((sentence) => sentence.slide === index)
      if (spoken.length > 0) parts.push(`<p data-start="${spoken[0]?.start}">${spoken.map(sentenceHtml).join(' ')}</p>`)
      return parts.join('\n')
    })
    .join('\n')
}

/** With the name of who speaks, where it is not the narrator. */
function sentenceHtml({ start, text, by }: VideoFile['sentences'][number]) {
  return `<span data-start="${start}">${escapeHtml(by ? `${by}: ${text}` : text)}</span>`
}
