import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const list = (...parts: Buffer[]) => der(0x30, ...parts)
const hex = (tag: number, digits: string) => der(tag, Buffer.from(digits, 'hex'))
const time = (text: string) => der(0x17, Buffer.from(text))

/** A certificate that nobody vouches for, with its key: made anew each time, so that none has to be kept. */
function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = list(hex(0x06, '2a8648ce3d040302'))
  const localhost = list(der(0x31, list(hex(0x06, '550403'), der(0x0c, Buffer.from('localhost')))))
  const said = list(
    hex(0x02, '01'),
    ecdsaWithSha256,
    localhost,
    list(time('200101000000Z'), time('491231000000Z')),
    localhost,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', said, privateKey))
  const text = list(said, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  }
}

/** A site of somebody else on this machine, by https, that shows the same page at every address. */
export interface OtherSite {
  url: string
  /** The addresses that were asked for, with where the browser said that it came from. */
  asked: { path: string; referer: string }[]
  close(): Promise<void>
}

/** Starts a site of somebody else; browsers see it with `ignoreHTTPSErrors`. */
export async function otherSite(page: string): Promise<OtherSite> {
  const asked: OtherSite['asked'] = []
  const server = createServer(selfSigned(), (request, response) => {
    asked.push({ path: request.url ?? '', referer: request.headers.referer ?? '' })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
