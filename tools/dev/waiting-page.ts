import { pageScripts } from '@stepwise/cli/watch'
import type { FastifyInstance } from 'fastify'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Stepwise is being built</title>
${pageScripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body><main><h1>Stepwise is being built</h1><p>The page opens when every part is there.</p></main></body>
</html>
`

/** Until every part was built once there is no page of the product. This one becomes it by itself, or shows what keeps a part from being built. */
export function addWaitingPage(app: FastifyInstance, isLive: () => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html') || (await isLive())) return
    return reply.code(503).type('text/html').send(page)
  })
}
