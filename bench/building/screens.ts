import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/contract/new-id.ts'
import { version } from '#platform/contract/version.ts'
import { fingerprint } from '#modules/boards/emergency-notices/fingerprint.ts'
import { Desk } from '../../tests/setup/desk.ts'

const base = '/api/v1/BulletinBoard'
const sizes = ['1080x1920', '1080x1920', '1920x1080']

interface Board {
  Id: string
  Orientation: string
}
interface Content {
  Hash: string
  BoardId: string
  Boards: { BoardId: string; Name: string }[]
}
interface Notice {
  Id: string
  Title: string
  Content: string
  ExpireUtc: string
}

/** A screen as a stick in the lobby is one: it makes a key, is taken in by its code, and asks for news until it is stopped. */
async function liveScreen(
  url: string,
  size: string,
  pair: (code: string) => Promise<void>,
  signal: AbortSignal,
) {
  const Key = randomBytes(32).toString('base64url')
  const nobody = new Desk(url)
  const ask = (part: object) =>
    nobody.post('/api/v1/BoardPlayer/Sync', {
      Key,
      At: new Date().toISOString(),
      Screen: size,
      Program: version,
      ...part,
    })
  const first = await ask({})
  if (!first.body?.Data?.Code) throw new Error(`no code for a screen: ${JSON.stringify(first.body)}`)
  await pair(first.body.Data.Code)
  let content: Content | undefined
  let notices: { Hash: string; Notices: Notice[] } | undefined
  let live: { Hash: string } | undefined
  let shownNotice: { NoticeId: string; At: string; Hash: string } | null = null
  let isTold = true
  const play = async () => {
    while (!signal.aborted) {
      const { status, body } = await ask({
        ContentHash: content?.Hash ?? '',
        LiveHash: live?.Hash ?? '',
        NoticesHash: notices?.Hash ?? '',
        ShownBoardId: content?.BoardId ?? null,
        ShownHash: content?.Hash ?? '',
        ShownNotice: shownNotice,
        // What it drew it says at once, and again with every question for as long as it shows it, as a player does.
        Wait: content && isTold ? 5 : 0,
      })
      if (status !== 200) throw new Error(`a screen was answered ${status}`)
      isTold = true
      content = body.Data.Content ?? content
      live = body.Data.Live ?? live
      if (body.Data.Notices) notices = body.Data.Notices as { Hash: string; Notices: Notice[] }
      const now = Date.now()
      const newest = notices?.Notices.find(({ ExpireUtc }) => Date.parse(ExpireUtc) > now)
      const Hash = newest && fingerprint(`${newest.Title}${newest.Content}`)
      if (newest?.Id === shownNotice?.NoticeId && Hash === shownNotice?.Hash) continue
      shownNotice = newest && Hash ? { NoticeId: newest.Id, At: new Date().toISOString(), Hash } : null
      isTold = false
    }
  }
  const going = (async () => {
    while (!signal.aborted)
      await play().catch(() => pause(2000, undefined, { signal }).catch(() => undefined))
  })()
  return { going }
}

/** Three screens that live as long as the play: two in the lobby, one in the lift. */
export async function playScreens(desk: Desk, prefix: string): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController()
  const { body } = await desk.get(base)
  const boards = body.Data as Board[]
  const boardFor = (size: string) =>
    boards.find(({ Orientation }) => (Orientation === 'landscape') === size.startsWith('1920')) ?? boards[0]
  await removeScreens(desk, prefix)
  const screens: Awaited<ReturnType<typeof liveScreen>>[] = []
  for (const [nth, size] of sizes.entries()) {
    const board = boardFor(size)
    if (!board) throw new Error('there is no board to be shown')
    const place =
      nth < 2
        ? { Name: `${prefix}大廳 ${nth + 1}`, GroupName: '大廳' }
        : { Name: `${prefix}電梯`, GroupName: '電梯' }
    const pair = async (Code: string) => {
      const answer = await desk.post(`${base}/Device`, {
        Id: newId(),
        Code,
        LayoutId: board.Id,
        OnTime: '00:00',
        OffTime: '00:00',
        ...place,
      })
      if (answer.status !== 200) throw new Error(answer.body.Message ?? `HTTP ${answer.status}`)
    }
    screens.push(await liveScreen(desk.url, size, pair, stopping.signal))
  }
  return {
    async close() {
      stopping.abort()
      await removeScreens(desk, prefix)
      await Promise.all(screens.map(({ going }) => going))
    },
  }
}

/** Takes away the screens of a play, by their names. */
async function removeScreens(desk: Desk, prefix: string): Promise<void> {
  const { body } = await desk.get(`${base}/Device`)
  for (const { Id, LayoutId, Name } of body.Data as { Id: string; LayoutId: string; Name: string }[])
    if (Name.startsWith(prefix)) await desk.delete(`${base}/${LayoutId}/${Id}`)
}
