import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Problem, problemBody } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'

type Headers = Readonly<Record<string, string>>

/** Why Node itself gave a request up, in our words. */
function problemOf({ code }: { code?: string }): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problems.late()
  if (code === 'HPE_HEADER_OVERFLOW') return problems.tooLong()
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? problems.tooLarge() : problems.malformed()
}

function written(p: Problem, fixed: Headers): string {
  const body = JSON.stringify(problemBody(p))
  const id = randomUUID()
  const headers = {
    ...fixed,
    'x-request-id': id,
    'x-correlation-id': id,
    'cache-control': 'no-store',
    ...(p.retryAfter ? { 'retry-after': String(p.retryAfter) } : {}),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${p.status} ${STATUS_CODES[p.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Answers on a connection that has no request yet, and closes it. */
export function answerDead(socket: Socket, p: Problem, fixed: Headers): void {
  if (socket.destroyed) return
  // Behind an answer that has begun nothing else can be said.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse }
  if (!socket.writable || answer?.headersSent) return void socket.destroy()
  socket.end(written(p, fixed), () => socket.destroy())
}

/** The answer to what Node's parser gave up before it was a request. */
export const deadRequests = (fixed: Headers) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  answerDead(socket, problemOf(error), fixed)
}

/** What Node answers by itself, without a word: an unknown expectation, a tunnel. */
export function answerInsteadOfNode(server: Server, fixed: Headers): void {
  server.on('checkExpectation', (request: IncomingMessage) =>
    answerDead(request.socket, problems.malformed(), fixed),
  )
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    answerDead(socket, problems.noSuchCall(), fixed),
  )
}
