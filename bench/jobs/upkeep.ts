import { besideBareRoute } from '../measure/bare.ts'
import type { Line } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'

const country = { communities: 3, packages: 1000, largest: 0 }

/** 20,000 assets in the first community, and 1,000 plans of 20 of them with 200 records each, a tenth of the plans late. */
const fill = (stage: Stage, communityId: string) =>
  stage.owner.query(
    `insert into asset_category (community_id, id, name) values ('${communityId}', gen_random_uuid(), '機電');
     insert into asset (community_id, id, display_id, name, category_id, place, qr_code, bought_on, useful_years, purchase_cost)
     select '${communityId}', gen_random_uuid(), 'M-' || lpad(n::text, 5, '0'), '設備 ' || n, kind.id, 'B' || n % 4,
       upper(substr(translate(md5(n::text) || md5('x' || n), 'ilou', 'wxyz'), 1, 12)), '2018-01-01', 10, 20000
     from generate_series(1, 20000) n
     cross join (select id from asset_category where community_id = '${communityId}' order by position limit 1) kind;
     insert into maintenance_plan (community_id, id, name, doer, every, unit, months, next_from, first_day, budget)
     select '${communityId}', gen_random_uuid(), '保養 ' || lpad(n::text, 4, '0'), '林志明', 1, 'month', '{}', 'plan', '2010-01-01', 1200
     from generate_series(1, 1000) n;
     insert into maintenance_plan_asset (community_id, plan_id, asset_id, position)
     select '${communityId}', p.id, a.id, (a.nth - 1) % 20 from
       (select id, row_number() over (order by name) as nth from maintenance_plan where community_id = '${communityId}') p
       join (select id, row_number() over (order by display_id) as nth from asset
         where community_id = '${communityId}' and display_id like 'M-%') a on (a.nth - 1) / 20 + 1 = p.nth;
     insert into maintenance_term (community_id, id, plan_id, position, name, kind)
     select '${communityId}', gen_random_uuid(), p.id, n, '檢查 ' || n, 'yesNo'
     from maintenance_plan p cross join generate_series(0, 2) n where p.community_id = '${communityId}';
     insert into maintenance_record (community_id, id, plan_id, planned_day, due_day, state, done_day, closed_at, closed_by_name, cost)
     select '${communityId}', gen_random_uuid(), p.id, day, day, case when n = 0 then 'due' else 'done' end,
       case when n > 0 then day end, case when n > 0 then now() - n * interval '30 days' end, '林志明', case when n > 0 then 1200 end
     from (select id, row_number() over (order by name) as nth from maintenance_plan where community_id = '${communityId}') p
       cross join generate_series(0, 199) n
       cross join lateral (select current_date + (p.nth % 100)::int - 10 - n * 30 as day) given;
     analyze;`,
  )

/** The register and what is due beside their own statements in a bare route. */
export async function measureUpkeep(server: Server): Promise<Line[]> {
  const stage = await openStage(server, { database: 'bench_upkeep', country, isFresh: true })
  try {
    const desk = await stage.desk()
    await fill(stage, String(desk.info['ComId']))
    const { rows } = await stage.owner.query<{ day: string }>('select current_date::text as day')
    const today = rows[0]?.day ?? ''
    const lines: Line[] = []
    for (const [job, path] of [
      ['register: 50 of 20,000 assets', '/api/v1/Communities/Assets?MaxCount=50'],
      [
        'register: 50 with a word',
        `/api/v1/Communities/Assets?MaxCount=50&Text=${encodeURIComponent('設備 199')}`,
      ],
      ['maintenance that is due, of 1,000 plans', `/api/v1/MaintenancePlan?EndDate=${today}`],
      ['what is due, of 200,000 records', `/api/v1/MaintenanceRecord?State=due&EndDate=${today}`],
    ] as const)
      lines.push(...(await besideBareRoute(stage, { job, path, goal: 0.5 })))
    return lines
  } finally {
    await stage.close()
  }
}
