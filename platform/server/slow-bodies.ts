import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'

/** Bytes a second that a body must come with, once its first time is over: an upload of 10 MB may take ten minutes by this. */
const slowest = 16 * 1024

interface Coming {
  request: FastifyRequest
  reply: FastifyReply
  since: number
  readBefore: number
}

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends a body: whoever reads it hears a problem, so that the answer is a sentence; then the connection is closed. */
export function letGo({ raw }: FastifyRequest, reply: FastifyReply, why: Problem): void {
  if (reply.sent) return void raw.socket.destroy()
  reply.header('connection', 'close')
  if (raw.listenerCount('error') > 0) raw.emit('error', why)
  else reply.send(why)
}

/**
 * Lets go of bodies that drip: each has its first seconds, and from then on must have come with a least rate.
 * Also bodies that nobody reads count, such as one behind a refusal.
 */
export function watchBodies(app: FastifyInstance, firstSeconds: number): void {
  const coming = new Set<Coming>()
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const item = { request, reply, since: performance.now(), readBefore: request.raw.socket.bytesRead ?? 0 }
      coming.add(item)
      request.raw.once('close', () => coming.delete(item))
    }
    done()
  })
  const look = setInterval(() => {
    for (const item of coming) {
      const seconds = (performance.now() - item.since) / 1000
      const earned = ((item.request.raw.socket.bytesRead ?? 0) - item.readBefore) / slowest
      if (seconds > firstSeconds + earned) {
        coming.delete(item)
        letGo(item.request, item.reply, problems.late())
      }
    }
  }, 500)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
}
