import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, database, haveNights, here, lobby, night } from '#tests/setup/nights.ts'
import { turn } from './turn.ts'

const path = '/api/v1/Patrol'
haveNights()
let desk: Desk
let desk2: Desk
let admin: Desk
beforeAll(async () => {
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const task = (Label: string, TaskKind: string, more: object = {}) => ({
  Label,
  TaskKind,
  Unit: '',
  Most: null,
  IsNeeded: true,
  ...more,
})

/** A point with a code, and what is looked at there. */
async function point(PointName: string, Tasks: object[] = []) {
  const PointId = newId()
  const made = { PointId, PointName, Place: '門邊', Tasks, IsRetired: false, RowVersion: 0 }
  expect((await admin.put(`${path}/Point/${PointId}`, made)).status).toBe(200)
  const [{ code }] = await ask('select code from patrol_point where id = $1', [PointId])
  return { PointId, code: String(code), made }
}
async function route(points: { PointId: string }[], more: object = {}) {
  const RouteId = newId()
  const made = {
    RouteName: '測試巡邏',
    Starts: [],
    IsOrdered: true,
    Stops: points.map(({ PointId }, nth) => ({ PointId, Minute: nth * 10, Tolerance: 5 })),
    IsRetired: false,
    RowVersion: 0,
    ...more,
  }
  expect((await admin.put(`${path}/Route/${RouteId}`, made)).status).toBe(200)
  return { RouteId, made }
}
const begin = async (RouteId: string) =>
  (await desk.post(`${path}/Route/${RouteId}/Begin`, {})).body.Data.RoundId as string
const seen = (Code: string, more: object = {}) => ({
  Code,
  SeenAt: new Date().toISOString(),
  Answers: [],
  Note: '',
  Fault: '',
  PhotoUrl: '',
  ...more,
})
const visit = (who: Desk, RoundId: string, PointId: string, body: object) =>
  who.put(`${path}/Round/${RoundId}/Point/${PointId}`, body)
const roundOf = async (RoundId: string) => (await desk.get(`${path}/Round/${RoundId}`)).body.Data

describe('a round', () => {
  it('is walked in its order by the codes of its points; the same visit again is one, and nobody else’s is taken for it', async () => {
    const [one, two] = [await point('一樓'), await point('二樓')]
    const { RouteId } = await route([one, two])
    const RoundId = await begin(RouteId)
    expect(await begin(RouteId)).toBe(RoundId)
    const round = await roundOf(RoundId)
    expect(JSON.stringify(round)).not.toContain(one.code)
    expect(round.Stops.map(({ PointName }: { PointName: string }) => PointName)).toEqual(['一樓', '二樓'])
    expect(codeOf(await visit(desk, RoundId, two.PointId, seen(two.code)))).toBe(409_31_061)
    expect(codeOf(await visit(desk, RoundId, one.PointId, seen(two.code)))).toBe(400_31_061)
    const first = seen(one.code.toLowerCase())
    const twice = await Promise.all([1, 2].map(() => visit(desk, RoundId, one.PointId, first)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(codeOf(await visit(desk2, RoundId, one.PointId, seen(one.code)))).toBe(409_31_062)
    expect(codeOf(await visit(desk, RoundId, one.PointId, { ...first, Note: '別的' }))).toBe(409_31_066)
    expect((await visit(desk2, RoundId, two.PointId, seen(two.code))).status).toBe(200)
    expect((await roundOf(RoundId)).Stops.map(({ Visit }: { Visit: { By: string } }) => Visit.By)).toEqual([
      '陳怡君',
      expect.any(String),
    ])
    const late = seen(one.code, { SeenAt: new Date(Date.now() + 600_000).toISOString() })
    const other = await begin((await route([one])).RouteId)
    expect(codeOf(await visit(desk, other, one.PointId, late))).toBe(400_31_063)
  })

  it('asks what is looked at; a number above its limit is odd, and a fault becomes a repair once', async () => {
    const room = await point('機房', [task('溫度', 'number', { Most: 38 }), task('積水', 'yesNo')])
    const RoundId = await begin((await route([room])).RouteId)
    const put = (Answers: object[], more: object = {}) =>
      visit(desk, RoundId, room.PointId, seen(room.code, { Answers, ...more }))
    const temperature = (Value: string) => ({ Label: '溫度', Value })
    expect(codeOf(await put([temperature('33')]))).toBe(400_31_062)
    expect(codeOf(await put([temperature('熱'), { Label: '積水', Value: 'no' }]))).toBe(400_31_062)
    const Answers = [temperature('41.5'), { Label: '積水', Value: 'yes' }]
    const given = seen(room.code, { Answers, Fault: '地面積水', Note: '約兩公分' })
    for (const _ of [1, 2]) expect((await visit(desk, RoundId, room.PointId, given)).status).toBe(200)
    const [{ Visit }] = (await roundOf(RoundId)).Stops
    expect(Visit.Answers).toEqual([
      { Label: '溫度', Value: '41.5', IsOdd: true },
      { Label: '積水', Value: 'yes', IsOdd: false },
    ])
    const cases = await ask("select title, detail, source from repair_case where title = '機房　地面積水'")
    expect(cases).toEqual([{ title: '機房　地面積水', detail: '約兩公分', source: 'desk' }])
  })

  it('begins by itself at its time, once, and tells the desk of a point at which nobody was in time; who was there without a line missed nothing', async () => {
    const [one, two] = [await point('頂樓'), await point('後門')]
    const start = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    const Starts = [new Date(start.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)]
    const { RouteId } = await route([one, two], { Starts })
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const run = (now: Date) =>
      database.write(here, (lease) =>
        doWork(lease, { communityId: here, author: system }, (work) => turn({ ...work, now })),
      )
    await run(at(0))
    await run(at(1))
    const rounds = await ask('select id from patrol_round where route_id = $1', [RouteId])
    expect(rounds).toHaveLength(1)
    const RoundId = String(rounds[0].id)
    await run(at(20))
    const missed = async () =>
      (await desk.get(`${path}/Missed`)).body.Data.filter(
        (each: { RoundId: string }) => each.RoundId === RoundId,
      ).map(({ PointName }: { PointName: string }) => PointName)
    expect(await missed()).toEqual(['頂樓', '後門'])
    // Sent late, seen in time.
    expect(
      (await visit(desk, RoundId, one.PointId, seen(one.code, { SeenAt: at(0).toISOString() }))).status,
    ).toBe(200)
    expect(await missed()).toEqual(['後門'])
    const why = { Cause: 'locked', Note: '門鎖住' }
    expect((await desk.put(`${path}/Round/${RoundId}/Point/${two.PointId}/Missed`, why)).status).toBe(200)
    expect(await missed()).toEqual([])
    expect((await desk.put(`${path}/Round/${RoundId}/Point/${newId()}/Missed`, why)).status).toBe(404)
    const day = (await desk.get(`${path}/Round`, { Day: dayOf(start) })).body.Data.Rounds
    expect(day.find((round: { RoundId: string }) => round.RoundId === RoundId).Stops[1].Missed).toMatchObject(
      {
        Cause: 'locked',
        ExplainedBy: '陳怡君',
      },
    )
  })
})

describe('points and routes', () => {
  it('are set by those who may, each change once, and a point of a route is not retired', async () => {
    const one = await point('車道')
    const { RouteId, made } = await route([one])
    expect((await desk.get(`${path}/Plan`)).status).toBe(403)
    const save = (more: object) => admin.put(`${path}/Point/${one.PointId}`, { ...one.made, ...more })
    expect(codeOf(await save({ RowVersion: 1, IsRetired: true }))).toBe(409_31_065)
    const both = await Promise.all([1, 2].map(() => save({ RowVersion: 1, Place: '柱子' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const Stops = [...made.Stops, ...made.Stops]
    expect(codeOf(await admin.put(`${path}/Route/${RouteId}`, { ...made, RowVersion: 1, Stops }))).toBe(
      400_31_064,
    )
  })

  it('and rounds are kept as long as the community says, then they go with what was seen', async () => {
    const one = await point('中庭')
    const RoundId = await begin((await route([one])).RouteId)
    await visit(desk, RoundId, one.PointId, seen(one.code))
    await ask(
      "update patrol_round set starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days' where id = $1",
      [RoundId],
    )
    await night()
    expect(await ask('select from patrol_round where id = $1', [RoundId])).toEqual([])
    expect(await ask('select from patrol_visit where round_id = $1', [RoundId])).toEqual([])
  })
})
