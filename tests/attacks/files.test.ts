import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture, uploadForm, uploadTokenOf } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'

let lobby: Lobby
let desk: Desk
let file: { path: string; token: string }
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  const { body } = await desk.post('/api/v1/Files/webcam', uploadForm(await uploadTokenOf(desk), picture))
  const linked = await desk.get('/api/v1/Files/Link', { Path: body.Data.Path })
  file = { path: body.Data.Path, token: decodeURIComponent(linked.body.Data.Url.split('/').at(-1)) }
})
afterAll(() => lobby.close())

const opened = (token: string) => lobby.nobody().get(`/api/v1/Files/Content/${encodeURIComponent(token)}`)

describe('a link to a photo', () => {
  it('opens with nothing of it changed: not its community, its file, its time or its signature', async () => {
    expect((await opened(file.token)).status).toBe(200)
    const { token } = file
    const other = await lobby.as('auth_0912345678', '松濤苑')
    const changed = [...token].map((sign, n) =>
      /[\w-]/.test(sign)
        ? `${token.slice(0, n)}${sign === 'a' ? 'b' : 'a'}${token.slice(n + 1)}`
        : token.slice(0, n),
    )
    const cut = [
      token.slice(0, -1),
      token.slice(0, token.lastIndexOf('.')),
      `${token.slice(0, token.lastIndexOf('.'))}.`,
    ]
    const foreign = token.replace(/^[^/]+/, String(other.info['ComId']))
    const answers = await Promise.all(
      [...changed.filter((_, n) => n % 4 === 3), ...cut, foreign, `${token}.${token}`, `link.${token}`].map(
        async (text) => ({
          one: text,
          status: (await opened(text)).status,
        }),
      ),
    )
    // The last sign of a signature may hold bits that mean nothing; it names the same bytes then.
    const same = (text: string) =>
      Buffer.from(text.split('.').at(-1) ?? '', 'base64url').equals(
        Buffer.from(token.split('.').at(-1) ?? '', 'base64url'),
      ) && text.slice(0, -1) === token.slice(0, -1)
    expect(answers.filter(({ one, status }) => status !== 404 && !same(one))).toEqual([])
  })

  it('is made for a file that was uploaded here, and for nothing else on the disk', async () => {
    const hostile = [
      '../../../server.key',
      '..\\..\\server.key',
      '/etc/passwd',
      'webcam/../../../server.key',
      `${file.path}/../../../../../../server.key`,
      `${file.path}\u0000.jpg`,
      encodeURIComponent('../server.key'),
      '%',
      '_',
      '',
    ]
    for (const Path of hostile) {
      const { status } = await desk.get('/api/v1/Files/Link', { Path })
      expect([Path, status]).toEqual([Path, expect.toBeOneOf([400, 404])])
    }
    const other = await lobby.as('auth_0912345678', '松濤苑')
    expect((await other.get('/api/v1/Files/Link', { Path: file.path })).status).not.toBe(200)
  })

  it('gives a picture that a browser shows as one, and never as a page', async () => {
    const { headers } = await opened(file.token)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // By this browser alone, and no longer than the link lives.
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const content of [page, svg, Buffer.concat([Buffer.from('GIF89a'), page])]) {
      const answer = await desk.post('/api/v1/Files/webcam', uploadForm(await uploadTokenOf(desk), content))
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('the files of the pages', () => {
  it('are the only ones on the disk that an address reaches, however it is written', async () => {
    const secrets = [readFileSync('package.json', 'utf8').slice(0, 40), 'root:x:0', 'sourceMappingURL']
    const ups = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '..\\',
      '..%252f',
      '....//',
      '.%2e/',
      '..;/',
      '%c0%ae%c0%ae/',
    ]
    const targets = ['package.json', 'etc/passwd', 'server/main.js']
    for (const up of ups)
      for (const target of targets)
        for (const begin of ['/', '/assets/', '/api/docs/static/']) {
          const address = `${begin}${up.repeat(6)}${target}`
          const answer = await plainGet(address)
          const found = secrets.find((secret) => answer.split('\r\n\r\n').slice(1).join().includes(secret))
          expect([address, found]).toEqual([address, undefined])
        }
  }, 60_000)
})

/** A request whose address nobody makes tidy on the way. */
async function plainGet(address: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(lobby.url).port) })
  socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const piece of socket.setEncoding('utf8')) text += piece
  return text
}
