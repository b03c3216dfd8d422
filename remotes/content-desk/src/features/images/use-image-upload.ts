import { readDataUrl } from '@stepwise/shared/canvas'
import { formatBytes, formatCount } from '@stepwise/shared/counts'
import { CallError, isRefusal, messageFor } from '@stepwise/shared/http'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { fileProblem } from './image-file.ts'
import { uploadImage } from './images.api.ts'
import { ImageError, prepareImage } from './prepare-image.ts'

const redrawing = 'Making the picture smaller…'

type Upload =
  /** `result` says what happened to the last one. */
  | { state: 'idle'; result?: string }
  | { state: 'running'; label: string }
  | { state: 'failed'; message: string; file: File | null }

/** Uploads one picture at a time, and says what comes of it. */
export function useImageUpload(onUploaded: (image: string) => void) {
  const [announce, hint] = useUnit([announced, hintAnnounced])
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })
  // A later choice, or another document, has made the answer of an earlier upload worthless.
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  const fail = (message: string, file: File | null) => {
    setUpload({ state: 'failed', message, file })
    announce(message)
  }
  async function start(file: File) {
    const mine = ++latest.current
    const problem = fileProblem(file)
    if (problem) return fail(problem, null)
    const show = (label: string, words = label) => {
      if (mine !== latest.current) return
      setUpload({ state: 'running', label })
      hint(words)
    }
    setUpload({ state: 'running', label: 'Uploading…' })
    try {
      const prepared = await prepareImage(file, () => show(redrawing))
      const body = await readDataUrl(prepared.file)
      if (mine !== latest.current) return
      show('Uploading…', 'The picture is being uploaded.')
      const { image } = await uploadImage(body)
      if (mine !== latest.current) return
      const { drawn } = prepared
      const result =
        drawn && prepared.file.size < file.size
          ? `Made smaller: from ${formatBytes(file.size)} to ${formatBytes(prepared.file.size)}, ${formatSize(drawn)}.`
          : ''
      setUpload({ state: 'idle', result })
      announce(['The picture has been uploaded.', result].filter(Boolean).join(' '))
      onUploaded(image)
    } catch (error) {
      if (mine !== latest.current) return
      if (error instanceof ImageError) return fail(error.message, error.canRetry ? file : null)
      if (error instanceof CallError) return fail(messageFor(error), isRefusal(error) ? null : file)
      fail('The file could not be read. Choose it again, or try again.', file)
    }
  }
  return { upload, start }
}

/** "1,500 × 2,000 pixels". */
const formatSize = ({ width, height }: { width: number; height: number }) =>
  `${width.toLocaleString('en-GB')} × ${formatCount(height, 'pixel')}`
