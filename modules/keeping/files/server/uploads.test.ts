import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#database/cast/accounts.ts'
import { castId } from '#database/cast/cast-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { signingKey } from '#tests/setup/community-keys.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { writeToken } from './file-key.ts'
import { picture, uploadForm, uploadTokenOf } from './sample-upload.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const send = async (content: Buffer, name?: string, folder = 'webcam') =>
  desk.post(`/api/v1/Files/${folder}`, uploadForm(await uploadTokenOf(desk), content, name))

const filesOnDisk = async () =>
  (await readdir(`${lobby.dataFolder}/files`, { recursive: true }).catch(() => [])).filter((f) =>
    /\./.test(f),
  )

async function rows() {
  const { rows } = await lobby.owner.query('select * from uploaded_file order by at, id')
  return rows
}

describe('The storage token (R380)', () => {
  test('comes from getUserUID with the form field Database', async () => {
    const { status, body } = await desk.post(
      '/ajax/ajax.asmx/getUserUID',
      new URLSearchParams({ Database: 'x' }),
    )
    expect(status).toBe(200)
    expect(body.Data.Token).toMatch(/^\S{60,}$/)
  })

  test('is made with one key by several calls at once', async () => {
    await lobby.owner.query('delete from file_key')
    const tokens = await Promise.all(Array.from({ length: 8 }, () => uploadTokenOf(desk)))
    for (const token of tokens)
      expect((await desk.post('/api/v1/Files/webcam', uploadForm(token, picture))).status).toBe(200)
  })
})

describe('An uploaded image', () => {
  test.each(['handwrite', 'webcam', 'postal'])(
    'goes to the folder %s, dated, named by its time (R142, R376, R377)',
    async (folder) => {
      const { status, body } = await send(picture, 'C:\\evil\\..\\name.exe', folder)
      expect(status).toBe(200)
      expect(body.Data.Path).toMatch(new RegExp(`^${folder}/\\d{4}/\\d\\d/\\d\\d/\\d{9}-[0-9a-f]{18}\\.png$`))
      const community = castId('community', '晴川社區')
      const kept = await readFile(`${lobby.dataFolder}/files/${community}/${body.Data.Path}`)
      expect(kept.equals(picture)).toBe(true)
    },
  )

  test('has a record: file, folder, name, store, type, ending, no base64 (R379), with author, size and digest kept beside it', async () => {
    const { body } = await send(picture)
    const { Path } = body.Data
    expect(body.Data).toEqual({
      FileName: Path.split('/').at(-1),
      Path,
      Folder: 'webcam',
      MimeType: 'image/png',
      BucketName: 'files',
      Extension: 'png',
      IsBase64: false,
    })
    expect((await rows()).find((row) => row.path === Path)).toMatchObject({
      community_id: castId('community', '晴川社區'),
      account_id: accounts.desk1.id,
      bytes: picture.length,
      sha256: createHash('sha256').update(picture).digest('hex'),
    })
    const { rows: audit } = await lobby.owner.query(
      `select account_name from audit where action = 'files.upload' and after->>'path' = $1`,
      [Path],
    )
    expect(audit).toEqual([{ account_name: '陳怡君' }])
  })

  test('may be JPEG, PNG or WebP, told by its bytes and not by its name', async () => {
    const jpeg = Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
      'base64',
    )
    const webp = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')
    expect((await send(jpeg, 'a.png')).body.Data).toMatchObject({ MimeType: 'image/jpeg' })
    expect((await send(webp, 'a.png')).body.Data).toMatchObject({ MimeType: 'image/webp' })
  })
})

describe('A failed upload answers exactly the word error (R378)', () => {
  function expectError(answer: Answer, status: number) {
    expect([answer.status, answer.body]).toEqual([status, 'error'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  }

  async function keepsNothing(act: () => Promise<void>) {
    const before = [(await rows()).length, (await filesOnDisk()).length]
    await act()
    expect([(await rows()).length, (await filesOnDisk()).length]).toEqual(before)
  }

  const broken = (width: number, height: number) => {
    const bytes = Buffer.from(picture)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }

  test.each<[string, number, Buffer]>([
    ['a photo of 20 MB', 413, Buffer.concat([picture, Buffer.alloc(20 * 1024 * 1024)])],
    ['a PNG that is none', 415, Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', 415, Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a PNG of a few bytes', 415, picture.subarray(0, 20)],
    ['a PNG without width', 415, broken(0, 3)],
    ['a PNG of 10001 pixels', 413, broken(4, 10_001)],
    ['a PNG of 50000 by 50000 pixels', 413, broken(50_000, 50_000)],
    ['a file of no bytes', 400, Buffer.alloc(0)],
  ])('%s: %i', async (_, status, content) => {
    await keepsNothing(async () => expectError(await send(content), status))
  })

  test('a large photo is refused, and the same connection goes on', async () => {
    for (let i = 0; i < 3; i++) {
      const refused = await desk.post('/api/v1/Files/webcam', uploadForm('x', Buffer.alloc(9 * 1024 * 1024)))
      expectError(refused, 401)
    }
    expect((await send(picture)).status).toBe(200)
  })

  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a made-up token', `${'0'.repeat(36)}.9999999999999.${'a'.repeat(43)}`],
  ])('%s: 401', async (_, token) => {
    await keepsNothing(async () =>
      expectError(await desk.post('/api/v1/Files/webcam', uploadForm(token, picture)), 401),
    )
  })

  test('an expired token: 401', async () => {
    const key = await signingKey(lobby, 'file_key', castId('community', '晴川社區'))
    const [sessionId = ''] = desk.accessToken.split('.')
    const upload = (endsIn: number) =>
      desk.post(
        '/api/v1/Files/webcam',
        uploadForm(writeToken(key, 'upload', sessionId, new Date(Date.now() + endsIn)), picture),
      )
    expect((await upload(60_000)).status).toBe(200)
    expectError(await upload(-1), 401)
  })

  test("another session's token: 403", async () => {
    const foreign = await uploadTokenOf(await lobby.as('desk1'))
    expectError(await desk.post('/api/v1/Files/webcam', uploadForm(foreign, picture)), 403)
  })

  test("another community's token: 401", async () => {
    const foreign = await uploadTokenOf(await lobby.as('desk2', '松濤苑'))
    expectError(await desk.post('/api/v1/Files/webcam', uploadForm(foreign, picture)), 401)
  })

  test('no file at all, or one of another name: 400', async () => {
    const empty = new FormData()
    empty.append('Token', await uploadTokenOf(desk))
    expectError(await desk.post('/api/v1/Files/webcam', empty), 400)
    const other = new FormData()
    other.append('Token', await uploadTokenOf(desk))
    other.append('Other', new Blob([new Uint8Array(picture)]), 'a.png')
    expectError(await desk.post('/api/v1/Files/webcam', other), 400)
  })

  test('a body that is no multipart: 415', async () => {
    expectError(await desk.post('/api/v1/Files/webcam', { File: 'x' }), 415)
  })

  test('more than 500 files in 24 hours: 413', async () => {
    const other = await lobby.as('once1')
    await lobby.owner.query(
      `insert into uploaded_file (community_id, id, path, folder, content_type, bytes, sha256, account_id)
       select $1, gen_random_uuid(), 'quota/' || n, 'webcam', 'image/png', 1, '', $2 from generate_series(1, 500) n`,
      [castId('community', '晴川社區'), accounts.once1.id],
    )
    await keepsNothing(async () => {
      expectError(
        await other.post('/api/v1/Files/webcam', uploadForm(await uploadTokenOf(other), picture)),
        413,
      )
    })
    await lobby.owner.query(
      "update uploaded_file set at = now() - interval '25 hours' where path = 'quota/7'",
    )
    expect(
      (await other.post('/api/v1/Files/webcam', uploadForm(await uploadTokenOf(other), picture))).status,
    ).toBe(200)
  })

  test('with a retry key leaves the key free for the next try', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const token = await uploadTokenOf(desk)
    const refused = await desk.post(
      '/api/v1/Files/webcam',
      uploadForm(token, Buffer.from('no image')),
      headers,
    )
    expect(refused.status).toBe(415)
    const kept = await desk.post('/api/v1/Files/webcam', uploadForm(token, picture), headers)
    expect(kept.body.Data?.Path).toMatch(/^webcam\//)
    const again = await desk.post('/api/v1/Files/webcam', uploadForm(token, picture), headers)
    expect(again.body).toEqual(kept.body)
  })

  test('a wrong folder is a 404, and nobody without a session uploads', async () => {
    await keepsNothing(async () => {
      expect((await send(picture, 'a.png', 'passwords')).status).toBe(404)
      expect((await send(picture, 'a.png', '..%2F..%2Fetc')).status).toBe(404)
      const token = await uploadTokenOf(desk)
      expect((await lobby.nobody().post('/api/v1/Files/webcam', uploadForm(token, picture))).status).toBe(401)
    })
  })
})
