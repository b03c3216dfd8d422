import type { ContentFiles } from './files.ts'
import { videoFileSchema } from './schemas.ts'
import { videoBlocks } from './text-blocks.ts'
import { videoText } from './video-text.ts'
import { readYaml } from './yaml.ts'

const parts = [
  'video.mp4',
  'captions.vtt',
  'chapters.vtt',
  'descriptions.vtt',
  'thumbnails.vtt',
  'thumbnails.webp',
  'poster.webp',
  'video.json',
]

/**
 * The length (whole seconds), text version and its parts of a video, once all its files are there; `wantedBy` is the line that
 * names it.
 */
export function readVideo(files: ContentFiles, slug: string, wantedBy: { file: string; line: number }) {
  const folder = `media/videos/${slug}`
  const missing = parts.filter((part) => !files.has(`${folder}/${part}`))
  if (missing.length > 0) {
    const list = missing.length === parts.length ? 'all its files are missing' : `missing: ${missing.join(', ')}`
    files.fail(wantedBy.file, wantedBy.line, `the video ${slug} is not whole in ${folder}; ${list}`)
    return undefined
  }
  // JSON is YAML, and so its failures have lines.
  const video = readYaml(files, `${folder}/video.json`, videoFileSchema)
  if (!video) return undefined
  const duration = Math.max(1, Math.round(video.value.duration))
  return { duration, text: videoText(video.value), blocks: videoBlocks(video.value) }
}
