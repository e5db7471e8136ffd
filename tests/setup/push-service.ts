import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A notification as the browser would read it. */
export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  message: { title: string; english: string; link: string; tag: string }
  /** What the sender swore (RFC 8292), and its key. */
  sworn: { aud: string; exp: number; sub: string }
  senderKey: string
}

export interface PushService {
  url: string
  pushed: Pushed[]
  /** The statuses of the next answers, in order; later ones are 201. */
  next(...statuses: number[]): void
  /** A browser of its own address and keys, as it writes itself in JSON. */
  browser(): { path: string; token: string }
  close(): Promise<void>
}

interface Keys {
  own: ECDH
  secret: Buffer
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Reads a body as a browser does: aes128gcm for its own key (RFC 8188, RFC 8291). Throws when it is for another one. */
function decrypt(body: Buffer, { own, secret }: Keys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const shared = own.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const key = derive(shared, secret, info, 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Checks who sends, as a push service does. Throws when the signature is not of the key that is shown. */
function swornBy(header: string): Pick<Pushed, 'sworn' | 'senderKey'> {
  const [, token = '', senderKey = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(header) ?? []
  const point = Buffer.from(senderKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!right) throw new Error('the sender did not sign with the key that it shows')
  return { sworn: JSON.parse(Buffer.from(claims, 'base64url').toString()), senderKey }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Starts a push service on this machine that reads what it is given. */
export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = []
  const browsers = new Map<string, Keys>()
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const keys = browsers.get(request.url ?? '')
    if (!keys) return void response.writeHead(404).end()
    try {
      pushed.push({
        path: request.url ?? '',
        headers: request.headers,
        message: JSON.parse(decrypt(await bodyOf(request), keys)),
        ...swornBy(request.headers.authorization ?? ''),
      })
      response.writeHead(statuses.shift() ?? 201).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    pushed,
    next: (...more) => void statuses.push(...more),
    browser() {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const own = createECDH('prime256v1')
      own.generateKeys()
      const secret = randomBytes(16)
      browsers.set(path, { own, secret })
      const keys = { p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') }
      return { path, token: JSON.stringify({ endpoint: url + path, expirationTime: null, keys }) }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
