import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What came back over a connection on which anything may have been written. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A connection of somebody who speaks no HTTP, or too little of it; from any address of this machine. */
export function dial(url: string, localAddress = '127.0.0.1'): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  socket.on('error', () => undefined)
  return socket
}

/** Reads a connection until its end, or until something whole has come, and gives the first answer in it. */
export async function answerOn(socket: Socket): Promise<RawAnswer> {
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  while (!isWhole(text) && !socket.closed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined)
  return read(text)
}

/** Writes something and gives what is answered; the connection is closed. */
export async function say(url: string, text: string, localAddress?: string): Promise<RawAnswer> {
  const socket = dial(url, localAddress)
  socket.write(text)
  const answer = await answerOn(socket)
  socket.destroy()
  return answer
}

/** An ordinary request with an address spelled as given, from any address of this machine. */
export async function ask(
  url: string,
  path: string,
  more: { from?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const { from: localAddress = '127.0.0.1', method = 'GET', headers = {}, body = '' } = more
  const sent = request({ host: hostname, port, path, method, headers, localAddress })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += piece
  return { status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body: text }
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  if (text.startsWith('HTTP/1.1 101')) return true
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
  return Buffer.byteLength(text.slice(end + 4)) >= length
}

function read(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.split(/: ?(.*)/s)[1]]),
  ) as Record<string, string>
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
