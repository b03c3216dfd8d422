import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// What a chat does: it reads who is there, asks its server, draws a frame and brings a style of its own.
const chatScript = `
const { name, email } = window.stepwiseChatVisitor
fetch(new URL('/hello?' + new URLSearchParams({ name, email }), document.currentScript.src))
const frame = Object.assign(document.createElement('iframe'), { src: new URL('/frame', document.currentScript.src), title: 'Support chat' })
document.body.append(frame)`

/** A server of someone else on this machine: it counts page views and serves a chat. `requests` are all that it got, in order. */
export async function startThirdParty() {
  const requests: { line: string; body: string; cookie: string | undefined; referrer: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method, url = '', headers } = request
    if (method !== 'OPTIONS') {
      requests.push({ line: `${method} ${url}`, body, cookie: headers.cookie, referrer: headers.referer })
    }
    const isScript = url === '/chat.js'
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'content-type': isScript ? 'text/javascript' : 'text/html',
    })
    response.end(
      isScript
        ? chatScript
        : '<!doctype html><html lang="en"><title>Chat</title><section aria-label="Chat"><p>How can we help?</p></section></html>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://localhost:${port}`, requests, stop }
}
