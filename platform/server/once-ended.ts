import type { FastifyReply } from 'fastify'

/** Does something once when an answer is over: it went out whole, or its connection is gone. */
export function onceEnded(reply: FastifyReply, act: () => void): void {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    act()
  }
  reply.raw.once('finish', end)
  reply.raw.once('close', end)
  if (reply.raw.destroyed || reply.raw.writableFinished) end()
}
