import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { problems } from '#platform/contract/problems.ts'

/** Milliseconds that calls under way have to end when the program stops. */
const patience = 2500
/**
 * Ends the server politely: from the beginning of the end on new requests are refused with a sentence, those under way
 * get their answer, and what is left after 2.5 s gets a sentence too; then every connection is closed.
 * @param lastCalls milliseconds in which whoever just sent something on an open connection still hears that the program stops
 */
export function endPolitely(app: FastifyInstance, lastCalls: number): void {
  const underWay = new Set<FastifyReply>()
  let ending = false
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.ws) {
      underWay.add(reply)
      reply.raw.once('close', () => underWay.delete(reply))
    }
    done()
  })
  // Only when the whole body was taken: closed before that, the connection would be reset, and the answer lost.
  app.addHook('preHandler', (_request, _reply, done) => done(ending ? problems.notBegun() : undefined))
  app.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    ending = true
    const begin = performance.now()
    const sockets = app.websocketServer.clients
    for (const socket of sockets) socket.close(1012, 'restart')
    const isOpen = await new Promise<boolean>((resolve) =>
      app.server.getConnections((_error, count) => resolve(count > 0)),
    )
    if (isOpen) await pause(lastCalls)
    while ((underWay.size || sockets.size) && performance.now() - begin < patience) await pause(20)
    const left = [...underWay].filter((reply) => !reply.sent)
    for (const reply of left) reply.send(problems.cutShort())
    // Until what was written has gone out.
    if (left.length) await pause(100)
    for (const socket of sockets) socket.terminate()
    app.server.closeAllConnections()
  })
}
