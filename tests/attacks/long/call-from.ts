import { request } from 'node:http'

/** What came back to a caller that chose its own address. */
export interface Answered {
  status: number
  text: string
  cookies: string[]
}

interface Asked {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds. */
  patience?: number
}

/** One call from an address of this machine, over a connection of its own. Throws when no answer comes in time. */
export function callFrom(
  url: string,
  address: string,
  path: string,
  { method, body, headers = {}, patience = 30_000 }: Asked = {},
): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, {
      localAddress: address,
      method: method ?? (text === undefined ? 'GET' : 'POST'),
      headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      agent: false,
      signal: AbortSignal.timeout(patience),
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      let got = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        got += chunk
      })
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: got, cookies: answer.headers['set-cookie'] ?? [] }),
      )
    })
    asked.end(text)
  })
}
