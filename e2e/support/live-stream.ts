import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'

export interface LiveStream {
  address: string
  /** How often it was requested. */
  requests: () => number
  stop: () => void
}

/** Serves a video as a broadcast: without a length and without an end. `page` records it. */
export async function startLiveStream(page: Page): Promise<LiveStream> {
  const bytes = Buffer.from(await page.evaluate(record), 'base64')
  let requests = 0
  const server = createServer((_, response) => {
    requests++
    response.writeHead(200, { 'content-type': 'video/webm' })
    response.write(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/live.webm`,
    requests: () => requests,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Four seconds of noise, enough for a browser to start playing. Base64. */
async function record(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  const options = { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 3e6 }
  const recorder = new MediaRecorder(canvas.captureStream(25), options)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start(100)
  const picture = new ImageData(canvas.width, canvas.height)
  // Each part is 100 ms of the recording.
  while (parts.length < 40) {
    for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context?.putImageData(picture, 0, 0)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  const reader = new FileReader()
  const read = new Promise((resolve) => (reader.onload = resolve))
  reader.readAsDataURL(new Blob(parts))
  await read
  return String(reader.result).split(',')[1] ?? ''
}
