import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/contract/new-id.ts'
import { everyone, textOf } from '../../tests/setup/everyday.ts'
import { importOf, upload } from '../../tests/setup/imports.ts'
import { connectLine, fakeProvider } from '../../tests/setup/providers.ts'
import { readFile } from 'node:fs/promises'
import { besideBareRoute } from '../measure/bare.ts'
import { heard } from '../measure/heard.ts'
import { atMost, type Line, ms } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'

const country = { communities: 3, packages: 1000, largest: 0 }
const wanted = { households: 2000, milliseconds: 10_000 }

/** 20,000 messages, 200 of them open, and 2,000 news, 20 of them pinned, in the first community. */
const fill = (stage: Stage, communityId: string) =>
  stage.owner.query(
    `insert into message_type (community_id, id, name) values ('${communityId}', gen_random_uuid(), '公設');
     with kind as (select id from message_type where community_id = '${communityId}' order by position limit 1),
       home as (select id, row_number() over (order by id) - 1 as nth from household where community_id = '${communityId}' limit 200)
     insert into resident_message (community_id, id, household_id, sender_name, type_id, content, source, at, due_at, status, closed_at)
     select '${communityId}', gen_random_uuid(), home.id, '林小姐', kind.id, '走廊的燈壞了兩盞，晚上很暗。', 'form',
       now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '7 hours',
       case when n <= 200 then 0 else 2 end, case when n > 200 then now() - n * interval '15 minutes' end
     from generate_series(1, 20000) n join home on home.nth = n % (select count(*) from home) cross join kind;
     insert into news (community_id, id, title, category, content, files, audience, is_told, is_on_boards, released_at, order_at,
       pinned_at, read_key, added_at, added_by_name, changed_at, changed_by_name)
     select '${communityId}', gen_random_uuid(), '停水通知 ' || n, 'outage', '[]', '[]',
       '{"buildings":[],"marks":[],"householdIds":[],"role":"all"}', false, false, at, at, case when n % 100 = 0 then at end,
       replace(gen_random_uuid()::text, '-', '') || lpad(n::text, 8, '0'), at, '', at, ''
     from (select n, now() - n * interval '1 hour' as at from generate_series(1, 2000) n) given;
     analyze;`,
  )

/** The inbox and the list of news beside their own statements in a bare route. */
export async function measureEveryday(server: Server): Promise<Line[]> {
  const stage = await openStage(server, { database: 'bench_everyday', country, isFresh: true })
  try {
    const desk = await stage.desk()
    await fill(stage, String(desk.info['ComId']))
    const lines: Line[] = []
    for (const [job, path] of [
      ['inbox: 20 of 20,000 messages', '/core/api/Message/List?MaxCount=20'],
      ['inbox: the open ones', '/core/api/Message/List?MaxCount=20&View=open'],
      ['news: 25 of 2,000', '/api/v1/News?MaxCount=25'],
    ] as const)
      lines.push(...(await besideBareRoute(stage, { job, path, goal: 0.5 })))
    return lines
  } finally {
    await stage.close()
  }
}

/** One notification to 2,000 households, until LINE was asked for each of them. */
export async function measureTelling(server: Server): Promise<Line[]> {
  const provider = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"1"}]}' })
  const stage = await openStage(server, {
    database: 'bench_telling',
    country,
    isFresh: true,
    run: 'api,worker',
    env: { PRIVATE_HOSTS: '1', LINE_API: provider.url },
  })
  try {
    const manager = await stage.desk('auth_1000000001')
    const communityId = String(manager.info['ComId'])
    const { body } = await upload(manager, await readFile('tests/setup/large-households.xlsx'))
    const id: string = body.Data.ImportId
    for (let status = ''; status !== 'completed'; await pause(50)) {
      heard()
      status = (await importOf(manager, id)).Status
      if (status === 'ready') await manager.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)
    }
    await connectLine(manager)
    const { rows } = await stage.owner.query<{ id: string }>(
      `with home as (
         select distinct on (r.household_id) r.household_id as home, r.id from resident r
         join household h using (community_id) where r.community_id = $1 and h.id = r.household_id
           and r.moved_out_at is null and h.closed_at is null and not h.is_virtual
         order by r.household_id, r.position limit $2
       ), told as (
         insert into notice_contact (community_id, resident_id, line_user_id, way)
         select $1, id, 'U' || md5(id::text), 'line' from home
         on conflict (community_id, resident_id) do update set line_user_id = excluded.line_user_id, way = 'line'
       ) select home as id from home`,
      [communityId, wanted.households],
    )
    if (rows.length < wanted.households) throw new Error(`only ${rows.length} households`)
    await stage.owner.query('analyze')
    const begun = performance.now()
    const sent = await manager.post('/api/v1/Notification', {
      Id: newId(),
      Title: '水塔清洗停水通知',
      Content: textOf('請先儲水。'),
      Audience: { ...everyone, TabletIds: rows.map((row) => row.id) },
      PublishUtc: null,
      RemindUtc: null,
    })
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    while (provider.asked.length < rows.length) {
      if (performance.now() - begun > 120_000)
        throw new Error(`${provider.asked.length} of ${rows.length} were told in two minutes`)
      heard()
      await pause(50)
    }
    const took = performance.now() - begun
    return [
      {
        job: `tell ${rows.length.toLocaleString('en-US')} households by LINE`,
        figure: `${ms(Math.round(took))} until the provider was asked for the last of them`,
        limit: '',
        ratio: undefined,
        goal: 'in 10 s',
        missing: atMost(took, wanted.milliseconds),
      },
    ]
  } finally {
    await stage.close()
    await provider.close()
  }
}
