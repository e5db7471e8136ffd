import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { signingKey } from '#tests/setup/community-keys.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { writeToken } from './file-key.ts'
import { picture, uploadBy } from './sample-upload.ts'

let lobby: Lobby
let desk: Desk
let path: string
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  path = await uploadBy(desk)
})
afterAll(() => lobby.close())

const linkTo = (who: Desk, Path: string) => who.get('/api/v1/Files/Link', { Path })
const community = castId('community', '晴川社區')
const account = castId('account', 'desk1')

async function signed(endsIn: number, purpose: 'link' | 'upload' = 'link') {
  const { rows } = await lobby.owner.query('select id from uploaded_file where path = $1', [path])
  const key = await signingKey(lobby, 'file_key', community)
  const end = new Date(Date.now() + endsIn)
  return `/api/v1/Files/Content/${encodeURIComponent(writeToken(key, purpose, `${community}/${rows[0].id}/${account}`, end))}`
}

describe('A link to a file', () => {
  test('shows the image for five minutes, to nobody else and as nothing else', async () => {
    const { status, body } = await linkTo(desk, path)
    expect(status).toBe(200)
    const response = await fetch(lobby.url + body.Data.Url)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is audited as a view of that file (個資法 Art. 27)', async () => {
    const count = async () =>
      (
        await lobby.owner.query(
          `select from audit where action = 'files.openLink' and account_name = '林志明' and after->>'path' = $1`,
          [path],
        )
      ).rowCount
    const colleague = await lobby.as('desk2', '晴川社區')
    expect(await count()).toBe(0)
    expect((await linkTo(colleague, path)).status).toBe(200)
    expect(await count()).toBe(1)
  })

  test.each(['handwrite/2026/01/01/000000000-000000000000000000.png', '', '../../etc/passwd'])(
    'to what the community has not is a 404: %s',
    async (other) => {
      expect((await linkTo(desk, other)).status).toBe(404)
    },
  )

  test("to another community's file is a 404", async () => {
    const songtao = await lobby.as('desk2', '松濤苑')
    expect((await linkTo(songtao, path)).status).toBe(404)
    const theirs = await uploadBy(songtao)
    expect((await linkTo(desk, theirs)).status).toBe(404)
  })

  test('is refused to nobody', async () => {
    expect((await linkTo(lobby.nobody(), path)).status).toBe(401)
  })
})

describe('A link that is past its end or not ours', () => {
  async function expectExpired(url: string) {
    const { status, body } = await lobby.nobody().get(url)
    expect([status, body.ErrorMessage?.Code]).toEqual([404, 404201])
    expect(body.ErrorMessage.Description).toBe('連結已失效，請重新開啟。')
  }

  test('is a 404 with a sentence: expired', async () => {
    expect((await lobby.nobody().get(await signed(60_000))).status).toBe(200)
    await expectExpired(await signed(-1))
  })

  test('made for another purpose', async () => expectExpired(await signed(60_000, 'upload')))

  test('with another end, another file, another community, or without any sense', async () => {
    const good = decodeURIComponent(await signed(60_000))
      .split('/')
      .slice(-3)
      .join('/')
    const [about = '', end = '', signature = ''] = good.split('.')
    const made = (...parts: string[]) => `/api/v1/Files/Content/${encodeURIComponent(parts.join('.'))}`
    await expectExpired(made(about, String(Number(end) + 1), signature))
    await expectExpired(made(`${community}/${castId('package', 'x')}/${account}`, end, signature))
    await expectExpired(made(about.replace(community, castId('community', '松濤苑')), end, signature))
    await expectExpired(made(about.replace(community, castId('community', 'nowhere')), end, signature))
    await expectExpired(made(about.replace(account, castId('account', 'desk2')), end, signature))
    await expectExpired(made('x'))
  })
})
