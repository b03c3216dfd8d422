// What the server has of a document has changed: other tabs may show it (docs/product/content-desk.md#preview).

const channelName = 'stepwise-content-desk'

/** Tells the other tabs of this browser. */
export function notifyTabs(document: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(document)
  channel.close()
}

/** Calls back when another tab has changed the document. Returns what ends it. */
export function watchTabs(document: string, onChanged: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => data === document && onChanged()
  return () => channel.close()
}
