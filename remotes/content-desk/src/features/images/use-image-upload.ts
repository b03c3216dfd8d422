import { CallError, isRefusal, messageFor } from '@stepwise/shared/http'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { fileProblem, readDataUrl } from './image-file.ts'
import { uploadImage } from './images.api.ts'

type Upload = { state: 'idle' } | { state: 'running' } | { state: 'failed'; message: string; file: File | null }

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
    const problem = fileProblem(file)
    if (problem) return fail(problem, null)
    const mine = ++latest.current
    setUpload({ state: 'running' })
    hint('The picture is being uploaded.')
    try {
      const { image } = await uploadImage(await readDataUrl(file))
      if (mine !== latest.current) return
      setUpload({ state: 'idle' })
      announce('The picture has been uploaded.')
      onUploaded(image)
    } catch (error) {
      if (mine !== latest.current) return
      const message = error instanceof CallError ? messageFor(error) : 'The file could not be read. Choose it again.'
      // A picture that the server has refused is refused again.
      fail(message, error instanceof CallError && !isRefusal(error) ? file : null)
    }
  }
  return { upload, start }
}
