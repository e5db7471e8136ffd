import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { download } from '#tests/setup/imports.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

haveNights()

it('the workbook has every line, also when there are more than one batch of them', async () => {
  const admin = await lobby.as('auth_0912345678', '晴川社區')
  await ask(
    `insert into duty_clock_entry (place, photo, community_id, id, kind, way, person_name, company_name, job_title, shift_name, shift_from, shift_until,
       is_stand_in, work_date, clocked_in_at, clocked_out_at, clocked_in_by, clocked_in_by_name)
     select '25.03361,121.56445 ±20', case when n = 1 then 'webcam/a.png' else '' end, $1, gen_random_uuid(), 'notInCompany', 'desk', '潘很多', '安和保全', '保全', '早班', '07:00', '15:00', true, at::date, at,
       at + interval '8 hours', gen_random_uuid(), '陳怡君'
     from generate_series(1, 2345) as n, lateral (select timestamptz '2026-01-01' + make_interval(hours => n * 3) as at) t`,
    [here],
  )
  const answer = await download(admin, `/core/api/ManagerClock/Excel?Text=${encodeURIComponent('潘很多')}`)
  const file = path.join(lobby.dataFolder, 'clock.xlsx')
  writeFileSync(file, answer)
  const xml = execFileSync('unzip', ['-p', file, 'xl/worksheets/sheet1.xml'], { maxBuffer: 1e8 }).toString()
  expect(xml.match(/<row /g)).toHaveLength(2346)
  expect(xml.match(/25\.03361,121\.56445 ±20 m/g)).toHaveLength(2345)
  // Whether a photo stands, and never where.
  expect(xml.match(/>有</g)).toHaveLength(1)
  expect(xml).not.toContain('webcam')
})
