import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { journey } from './browser.ts'
import { kept, lose, mend } from './line.ts'

const world = journey({ camera: false })

it('a round without a line is kept in the phone, sent once when the line is back, with one point missed that the desk is told of', async () => {
  const { owner } = world.lobby
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const ids: string[] = []
  for (const PointName of ['大門', '發電機房', '頂樓']) {
    const PointId = newId()
    ids.push(PointId)
    const Tasks =
      PointName === '頂樓'
        ? [{ Label: '逃生門關妥', TaskKind: 'yesNo', Unit: '', Most: null, IsNeeded: true }]
        : []
    const point = { PointName, Place: '門邊', Tasks, IsRetired: false, RowVersion: 0 }
    expect((await manager.put(`/api/v1/Patrol/Point/${PointId}`, point)).status).toBe(200)
  }
  const codes = new Map(
    (await owner.query('select id, code from patrol_point where id = any ($1)', [ids])).rows.map(
      ({ id, code }) => [String(id), String(code)],
    ),
  )
  const RouteId = newId()
  const route = {
    RouteName: '試走',
    Starts: [],
    IsOrdered: false,
    Stops: ids.map((PointId) => ({ PointId, Minute: 10, Tolerance: 10 })),
    IsRetired: false,
    RowVersion: 0,
  }
  expect((await manager.put(`/api/v1/Patrol/Route/${RouteId}`, route)).status).toBe(200)
  const RoundId = (await manager.post(`/api/v1/Patrol/Route/${RouteId}/Begin`, {})).body.Data.RoundId

  const phone = await world.desk('desk1', { at: `/mgmt/PatrolRound/${RoundId}`, width: 390, height: 844 })
  await phone.getByText('0／3').waitFor()
  await phone.waitForLoadState('networkidle')
  await kept(phone)
  await lose(phone)
  await phone.getByText(/離線/).waitFor()
  const reach = async (id: string | undefined) => {
    await phone.getByLabel('標籤代碼').fill(codes.get(id ?? '') ?? '')
    await phone.getByRole('button', { name: '到點' }).click()
  }
  const dialog = phone.getByRole('dialog')
  await reach(ids[0])
  await dialog.getByRole('button', { name: '記下' }).click()
  await phone.getByText('1／3').waitFor()
  await reach(ids[2])
  await dialog.getByRole('radio', { name: '否', exact: true }).click()
  await dialog.getByRole('button', { name: '有異狀' }).click()
  await dialog.getByLabel('異狀').fill('逃生門關不緊')
  await dialog.getByRole('button', { name: '記下' }).click()
  await phone.getByText('2／3').waitFor()
  expect((await owner.query('select from patrol_visit where round_id = $1', [RoundId])).rowCount).toBe(0)

  await mend(phone)
  const visits = async () =>
    (
      await owner.query(
        'select fault, case_id is not null as has_case from patrol_visit where round_id = $1',
        [RoundId],
      )
    ).rows
  await expect.poll(visits, { timeout: 20_000 }).toHaveLength(2)
  expect((await visits()).filter(({ has_case: hasCase }) => hasCase)).toEqual([
    { fault: '逃生門關不緊', has_case: true },
  ])
  // Its time is over, and the clock of the program comes by.
  await owner.query(
    `update patrol_round set stops = (select jsonb_agg(s || jsonb_build_object('until', now() - interval '1 minute')) from jsonb_array_elements(stops) s)
     where id = $1`,
    [RoundId],
  )
  await owner.query(
    `insert into patrol_miss (community_id, round_id, point_id, told_at) select community_id, id, $2, now() from patrol_round where id = $1`,
    [RoundId, ids[1]],
  )
  const desk = await world.desk('desk2')
  await desk.getByText('試走　發電機房').waitFor()
})
