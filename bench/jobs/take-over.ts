import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Desk } from '../../tests/setup/desk.ts'
import { heard } from '../measure/heard.ts'
import { atMost, type Line, ms } from '../measure/line.ts'
import type { Stage } from '../measure/stage.ts'

const players = 200
const rounds = 5

interface Part {
  Hash: string
}
/** What a question is answered. */
interface Given {
  Content: Part | null
  Live: Part | null
  Notices: (Part & { Notices: { Id: string }[] }) | null
}
interface Screen {
  deviceId: string
  ask(part: object): Promise<Given>
  /** What it has, so that its next question waits. */
  has: { ContentHash: string; LiveHash: string; NoticesHash: string }
}

/** Screens that were taken in: each with a key of its own. */
async function screens(stage: Stage): Promise<Screen[]> {
  const { rows } = await stage.owner.query<{ id: string }>('select id from community limit 1')
  const community = rows[0]?.id
  const boardId = randomUUID()
  await stage.owner.query(
    `insert into board (community_id, id, name, category, orientation, zones, changed_at, changed_by_name)
     values ($1, $2, '量測', 'blank', 'portrait', '[]', now(), '')`,
    [community, boardId],
  )
  const all = Array.from({ length: players }, (_, nth) => ({
    key: randomBytes(32).toString('base64url'),
    deviceId: randomUUID(),
    name: `螢幕 ${nth + 1}`,
  }))
  for (const { key, deviceId, name } of all)
    await stage.owner.query(
      `insert into board_device (community_id, id, name, board_id, key_digest, paired_by_name) values ($1, $2, $3, $4, $5, '')`,
      [community, deviceId, name, boardId, createHash('sha256').update(key).digest('hex')],
    )
  return Promise.all(
    all.map(async ({ key, deviceId }) => {
      const nobody = new Desk(stage.url)
      const ask = async (part: object): Promise<Given> =>
        (await nobody.post('/api/v1/BoardPlayer/Sync', { Key: key, At: new Date().toISOString(), ...part }))
          .body.Data
      const { Content, Live, Notices } = await ask({})
      if (!Content || !Live || !Notices) throw new Error('a screen got nothing to show')
      const has = { ContentHash: Content.Hash, LiveHash: Live.Hash, NoticesHash: Notices.Hash }
      return { deviceId, ask, has }
    }),
  )
}

/** Milliseconds from the press at the desk until every screen has the take-over and the desk knows that it shows it. */
export async function takeOver(stage: Stage, desk: Desk, most: number): Promise<Line> {
  const all = await screens(stage)
  const times: number[] = []
  const receipts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const Id = randomUUID()
    const shown = all.map(async ({ ask, has }) => {
      for (;;) {
        const { Notices } = await ask({ ...has, Wait: 20 })
        if (!Notices) continue
        has.NoticesHash = Notices.Hash
        if (Notices.Notices.some((one) => one.Id === Id)) break
      }
      const at = performance.now()
      const ShownNotice = { NoticeId: Id, At: new Date().toISOString(), Hash: '00000000' }
      const { Notices } = await ask({ ...has, ShownNotice })
      if (Notices) has.NoticesHash = Notices.Hash
      return at
    })
    // Every question waits by now.
    await pause(1500)
    heard()
    const begun = performance.now()
    const { status, body } = await desk.post('/api/v2/BulletinBoard/EmergencyNotice/Publish', {
      Id,
      TemplateId: 'fire',
      Title: '火警',
      Content: 'A棟 8F 走道，請走安全梯。',
      DisplayDeviceIds: all.map(({ deviceId }) => deviceId),
      ExpireUtc: new Date(Date.now() + 60_000 * (10 + round)).toISOString(),
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    times.push(Math.max(...(await Promise.all(shown))) - begun)
    receipts.push(performance.now() - begun)
    heard()
  }
  const figure = Math.max(...times)
  return {
    job: `a take-over on ${players} screens, until the last has it`,
    figure: `${ms(figure)} (all receipts after ${ms(Math.max(...receipts))}); the slowest of ${rounds}`,
    limit: '',
    ratio: undefined,
    goal: `at most ${most} ms`,
    missing: atMost(figure, most),
  }
}
