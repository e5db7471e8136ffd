import { beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { keyOf } from '#tests/setup/duty-key.ts'
import { ask, haveNights, lobby } from '#tests/setup/nights.ts'
import { uploadForm, uploadTokenOf } from '#modules/keeping/files/server/sample-upload.ts'
import { png } from '#tests/setup/pictures.ts'

const path = '/api/v1/Patrol'
haveNights()
let desk: Desk
let admin: Desk
beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})

/** A picture as a phone uploads it. */
async function picture(width: number) {
  const content = png(width, 8)
  const upload = uploadForm(await uploadTokenOf(desk), content)
  return { content, path: String((await desk.post('/api/v1/Files/webcam', upload)).body.Data.Path) }
}

/** A round of so many points that begins now, with the codes of their labels. */
async function round(count: number) {
  const points = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const PointId = newId()
      const made = {
        PointName: `點 ${nth}`,
        Place: '',
        OnMap: { X: nth, Y: 9 },
        Tasks: [],
        IsRetired: false,
        RowVersion: 0,
      }
      expect((await admin.put(`${path}/Point/${PointId}`, made)).status).toBe(200)
      const [{ code }] = await ask('select code from patrol_point where id = $1', [PointId])
      return { PointId, code: String(code) }
    }),
  )
  const RouteId = newId()
  const Stops = points.map(({ PointId }) => ({ PointId, Minute: 5, Tolerance: 10 }))
  const route = { RouteName: '簽章', Starts: [], IsOrdered: false, Stops, IsRetired: false, RowVersion: 0 }
  expect((await admin.put(`${path}/Route/${RouteId}`, route)).status).toBe(200)
  const { RoundId } = (await desk.post(`${path}/Route/${RouteId}/Begin`, {})).body.Data
  return { RoundId: String(RoundId), points }
}
const visit = async (
  RoundId: string,
  { PointId, code }: { PointId: string; code: string },
  seenAt: Date,
  more: object,
) => {
  const body = { Code: code, SeenAt: seenAt.toISOString(), Answers: [], Note: '', Fault: '', ...more }
  expect((await desk.put(`${path}/Round/${RoundId}/Point/${PointId}`, body)).status).toBe(200)
  const { Stops } = (await desk.get(`${path}/Round/${RoundId}`)).body.Data
  return Stops.find((stop: { PointId: string }) => stop.PointId === PointId).Visit.IsProved as boolean
}

it('a visit is proved by the key of its phone, in its order, at its point and with its very photo; of anything else it is said that it is not', async () => {
  const { RoundId, points } = await round(7)
  const key = await keyOf(desk)
  const seenAt = await key.stamp()
  const at = (nth: number) => {
    const point = points[nth]
    if (!point) throw new Error(String(nth))
    return { point, on: [RoundId, point.PointId, point.code] }
  }
  const [one, two, three, four, five, six, seven] = [0, 1, 2, 3, 4, 5, 6].map(at)
  if (!one || !two || !three || !four || !five || !six || !seven) throw new Error('too few')
  const [photo, other] = await Promise.all([picture(8), picture(9)])
  const Proof = key.prove('visit', one.on, seenAt, photo.content)
  expect(await visit(RoundId, one.point, seenAt, { PhotoUrl: photo.path, Proof })).toBe(true)
  expect(
    await visit(RoundId, two.point, seenAt, {
      PhotoUrl: other.path,
      Proof: key.prove('visit', two.on, seenAt, photo.content),
    }),
  ).toBe(false)
  expect(await visit(RoundId, three.point, seenAt, {})).toBe(false)
  expect(await visit(RoundId, four.point, seenAt, { Proof: key.prove('visit', three.on, seenAt) })).toBe(
    false,
  )
  const early = new Date(seenAt.getTime() - 600_000)
  expect(await visit(RoundId, five.point, early, { Proof: key.prove('visit', five.on, early) })).toBe(false)
  const [before, after] = [key.prove('visit', six.on, seenAt), key.prove('visit', seven.on, seenAt)]
  expect(await visit(RoundId, seven.point, seenAt, { Proof: after })).toBe(true)
  expect(await visit(RoundId, six.point, seenAt, { Proof: before })).toBe(false)
})

it('what the rounds of a shift came to stands on the list of the shift change, with what was missed and what was found', async () => {
  const { RoundId, points } = await round(3)
  const [one, two] = points
  if (!one || !two) throw new Error('too few')
  await visit(RoundId, one, new Date(), { Fault: '燈不亮' })
  await ask(
    `update patrol_round set stops = (select jsonb_agg(s || jsonb_build_object('until', now() - interval '1 minute')) from jsonb_array_elements(stops) s)
     where id = $1`,
    [RoundId],
  )
  await ask(
    'insert into patrol_miss (community_id, round_id, point_id, told_at) select community_id, id, $2, now() from patrol_round where id = $1',
    [RoundId, two.PointId],
  )
  const listed = async () => (await desk.get('/api/v1/ShiftChange/Now')).body.Data
  // While it is walked nobody signs what moves under their hands.
  const before = await listed()
  expect(before.Items.some((each: { Id: string }) => each.Id === RoundId)).toBe(false)
  await ask(
    "update patrol_round set starts_at = now() - interval '1 hour', ends_at = now() - interval '1 minute' where id = $1",
    [RoundId],
  )
  const { Items } = await listed()
  const item = Items.find((each: { Id: string }) => each.Id === RoundId)
  expect(item).toMatchObject({ Section: 'patrolRounds', KindName: '到點 1／3' })
  expect(item.Note).toContain('沒到 點 1')
  expect(item.Note).toContain('異狀 點 0 燈不亮')
})
