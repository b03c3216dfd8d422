import { once } from 'node:events'
import { connect } from 'node:net'

export const buildSocketPath = (dataFolder: string) => `${dataFolder}/admin.sock`

/** Whether a server that runs listens for `npm run admin`. */
export async function isServerListening(dataFolder: string): Promise<boolean> {
  const socket = connect(buildSocketPath(dataFolder))
  const isListening = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isListening
}
