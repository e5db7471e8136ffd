import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const header = (message: string, name: string) =>
  new RegExp(`^${name}: *(.+)$`, 'im').exec(message)?.[1]?.trim() ?? ''

/** A browser at the exchange as SIP over a WebSocket has it (RFC 7118), without sound: it registers, and answers that it is there. */
export class SipBrowser {
  readonly #socket: WebSocket
  readonly #of: { user: string; password: string; domain: string }
  #heard: ((message: string) => void) | undefined
  /** What it was asked by OPTIONS. */
  readonly asked: string[] = []

  constructor(address: string, of: { user: string; password: string; domain: string }) {
    this.#of = of
    this.#socket = new WebSocket(address, ['sip'])
    this.#socket.on('message', (frame) => this.#take(String(frame)))
    this.#socket.on('error', () => undefined)
  }

  #take(message: string): void {
    if (message.startsWith('SIP/2.0')) return this.#heard?.(message)
    if (!message.startsWith('OPTIONS')) return
    this.asked.push(message)
    const vias = message.match(/^Via: .+$/gim) ?? []
    const kept = ['From', 'Call-ID', 'CSeq'].map((name) => `${name}: ${header(message, name)}`)
    const to = `To: ${header(message, 'To')};tag=here`
    this.#socket.send(['SIP/2.0 200 OK', ...vias, ...kept, to, 'Content-Length: 0', '', ''].join('\r\n'))
  }

  #register(nth: number, more: string[]): Promise<string> {
    const { user, domain } = this.#of
    const answer = new Promise<string>((heard) => (this.#heard = heard))
    this.#socket.send(
      [
        `REGISTER sip:${domain} SIP/2.0`,
        `Via: SIP/2.0/WS a1b2c3.invalid;branch=z9hG4bK${nth}`,
        'Max-Forwards: 70',
        `To: <sip:${user}@${domain}>`,
        `From: <sip:${user}@${domain}>;tag=me`,
        'Call-ID: register-me',
        `CSeq: ${nth} REGISTER`,
        `Contact: <sip:${user}@a1b2c3.invalid;transport=ws>;expires=120`,
        ...more,
        'Content-Length: 0',
        '',
        '',
      ].join('\r\n'),
    )
    return answer
  }

  /** Registers by digest; gives the first line of the answer. */
  async register(): Promise<string> {
    if (this.#socket.readyState !== WebSocket.OPEN)
      await new Promise((open, failed) => this.#socket.once('open', open).once('error', failed))
    const { user, password, domain } = this.#of
    const challenge = header(await this.#register(1, []), 'WWW-Authenticate')
    const nonce = /nonce="([^"]+)"/.exec(challenge)?.[1] ?? ''
    const [uri, cnonce, nc] = [`sip:${domain}`, 'c0ffee', '00000001']
    const proof = md5(
      `${md5(`${user}:lobby:${password}`)}:${nonce}:${nc}:${cnonce}:auth:${md5(`REGISTER:${uri}`)}`,
    )
    const [first = ''] = (
      await this.#register(2, [
        `Authorization: Digest username="${user}", realm="lobby", nonce="${nonce}", uri="${uri}", qop=auth, nc=${nc}, cnonce="${cnonce}", response="${proof}"`,
      ])
    ).split('\r\n')
    return first
  }

  close(): void {
    this.#socket.terminate()
  }
}
