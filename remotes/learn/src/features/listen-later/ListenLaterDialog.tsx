import { asFileName, saveFile } from '@stepwise/shared/files'
import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { announced, Button } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconVolume } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type RefObject, useRef, useState } from 'react'
import { type Chapter, listeningText } from './listening-text.ts'

export interface ListenLaterProps {
  what: 'this step' | 'your notes'
  /** The first one's title is the file's. */
  chapters: () => Chapter[]
  /** The address of a video with the sound of it. */
  video?: string | null
  /** Reads it aloud on this page; null where it cannot. */
  readNow: RefObject<(() => void) | null>
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Why there is no audio file, and what there is instead (docs/decisions/069-listen-later.md). */
export default function ListenLaterDialog({
  what,
  chapters,
  video,
  readNow,
  opened,
  onClose,
}: ListenLaterProps & LazyDialogProps) {
  const announce = useUnit(announced)
  const [isSaved, setSaved] = useState(false)
  const isReadingWanted = useRef(false)
  const fileName = () => asFileName(chapters()[0]?.title ?? '') || 'Listen later'
  const save = () => {
    // A mark at its beginning: older players would take it for another alphabet.
    saveFile(`${fileName()}.txt`, 'text/plain;charset=utf-8', `\uFEFF${listeningText(chapters())}`)
    setSaved(true)
    announce('Your text file has been downloaded.')
  }
  const read = () => {
    isReadingWanted.current = true
    onClose()
  }
  return (
    <Dialog
      title="Listen later"
      opened={opened}
      onClose={onClose}
      // Until then the page is inert.
      onExitTransitionEnd={() => {
        if (isReadingWanted.current) readNow.current?.()
        isReadingWanted.current = false
      }}
    >
      <div className="ui-plain ui-grid ui-gap-20 ui-starts">
        <p>
          {`Browsers do not let a page record their voices, so Stepwise cannot make an audio file of ${what}. There are other ways to listen:`}
        </p>
        <section className="ui-grid ui-gap-8 ui-starts">
          <h3 className="ui-flat ui-lead">Let your phone or computer read it</h3>
          <p>
            Download the text and open it there. Read it with Speak Screen on an iPhone or iPad, Select to Speak on
            Android, Read Aloud in Word or Edge, or an app of your own.
          </p>
          <Button leftSection={<IconDownload {...icon} />} onClick={save}>
            Download text
          </Button>
          {isSaved && <p>Your text file has been downloaded.</p>}
        </section>
        {video && (
          <section className="ui-grid ui-gap-8 ui-starts">
            <h3 className="ui-flat ui-lead">Take the video with you</h3>
            <p>The video is narrated from start to finish. Play it in any player on your device, even offline.</p>
            <Button
              component="a"
              href={video}
              download={`${fileName()}.mp4`}
              variant="default"
              leftSection={<IconDownload {...icon} />}
            >
              Download video (MP4)
            </Button>
          </section>
        )}
        {readNow.current && (
          <section className="ui-grid ui-gap-8 ui-starts">
            <h3 className="ui-flat ui-lead">Listen here, now</h3>
            <p>Your browser reads it to you while this page is open.</p>
            <Button variant="default" leftSection={<IconVolume {...icon} />} onClick={read}>
              Read aloud now
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  )
}
