import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, problemBody } from '#platform/contract/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address of the calls: what it refuses, it refuses as JSON. */
    isCall?: boolean
    /** Where a WebSocket is opened. */
    isSocket?: boolean
    /** A page or one of its files: counted apart from calls. */
    isFile?: boolean
    /** What the phones of a whole hall ask behind one address: counted apart. */
    isPhone?: boolean
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page that says one sentence; it needs nothing else from the server. */
const pageOf = ({ description }: Problem) =>
  `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8" />` +
  `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Lobby</title></head>` +
  `<body><p>${escaped(description)}</p></body></html>`

const isPageWanted = ({ method, routeOptions, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !routeOptions.config.isCall &&
  (headers.accept ?? '').includes('text/html')

/** Answers with a problem: as JSON (R232), or as a plain page to a browser that wanted one. */
export function refuse(request: FastifyRequest, reply: FastifyReply, p: Problem): FastifyReply {
  if (p.retryAfter) reply.header('retry-after', p.retryAfter)
  reply.status(p.status).header('cache-control', 'no-store')
  if (isPageWanted(request)) return reply.type('text/html; charset=utf-8').send(pageOf(p))
  return reply.type('application/json; charset=utf-8').send(problemBody(p))
}
