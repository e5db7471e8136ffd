import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { download } from '#tests/setup/imports.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby, night } from '#tests/setup/nights.ts'

const at = '/api/v1/DutySheet'
haveNights()
let desk: Desk
let admin: Desk
let own: string
let named: string
beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const people = await ask(
    `select p.id, p.name, p.account_id from duty_person p where p.community_id = $1 and p.name in ('陳怡君', '吳美玲')`,
    [here],
  )
  own = people.find(({ account_id }) => account_id)?.id
  named = people.find(({ account_id }) => !account_id)?.id
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

/** A published shift of somebody, and the press that belongs to it. */
async function worked(personId: string, day: string, inAt: string, outAt: string) {
  await ask(
    `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
     values ($1, 'published', $2, $3, '辦', 'sunk', '總幹事班', '09:00', '18:00', 60) on conflict do nothing`,
    [here, personId, day],
  )
  await ask(
    `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
       shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at)
     select $1, $2, case when p.account_id is null then 'notInCompany' else 'own' end, 'desk', p.account_id, p.name, c.name, p.job_title,
       '總幹事班', '09:00', '18:00', false, $4, $5, $7, '陳怡君', $6
     from duty_person p join duty_company c on c.community_id = p.community_id and c.id = p.company_id
     where p.community_id = $1 and p.id = $3`,
    [here, newId(), personId, day, inAt, outAt, castId('account', 'desk1')],
  )
}
const close = (month: string) =>
  ask(
    `insert into duty_month (community_id, month, closed_at, closed_by, closed_by_name) values ($1, $2, now(), $3, '沈韻如')`,
    [here, month, castId('account', 'auth_0912345678')],
  )
const sheetsOf = async (who: Desk, month: string) => (await who.get(`${at}/${month}`)).body.Data
const sheetOf = async (who: Desk, month: string, personId: string) =>
  (await sheetsOf(who, month)).find(
    ({ Sheet }: { Sheet: { PersonId: string } }) => Sheet.PersonId === personId,
  )
const sign = async (who: Desk, month: string, PersonId: string, Side: string, more: object = {}) =>
  who.post(`${at}/${month}/${PersonId}/Sign`, {
    Side,
    Digest: (await sheetOf(admin, month, PersonId)).Digest,
    SignUrl: await uploadBy(who, 'handwrite'),
    ...more,
  })

describe('a month sheet', () => {
  it('says what was planned, worked, late, absent and overtime by kind; one sees the own one only', async () => {
    // Monday to Saturday, the Friday away: ten hours on the Tuesday, late on the Wednesday, and a rest day.
    await worked(own, '2025-03-03', '2025-03-03T01:00:00Z', '2025-03-03T10:00:00Z')
    await worked(own, '2025-03-04', '2025-03-04T01:00:00Z', '2025-03-04T12:00:00Z')
    await worked(own, '2025-03-05', '2025-03-05T01:09:30Z', '2025-03-05T10:00:00Z')
    await worked(own, '2025-03-06', '2025-03-06T01:00:00Z', '2025-03-06T09:58:00Z')
    await ask(
      `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
       values ($1, 'published', $2, '2025-03-07', '辦', 'sunk', '總幹事班', '09:00', '18:00', 60)`,
      [here, own],
    )
    await worked(named, '2025-03-03', '2025-03-03T01:00:00Z', '2025-03-03T10:00:00Z')
    const [{ Sheet }, ...others] = await sheetsOf(desk, '2025-03')
    expect(others).toEqual([])
    expect(Sheet).toMatchObject({
      PersonName: '陳怡君',
      Planned: 5 * 480,
      Worked: 480 + 600 + 471 + 478,
      Late: 9,
      LateCount: 1,
      Early: 2,
      AbsentCount: 1,
      Overtime: { DayFirst: 120, DayLater: 0, RestFirst: 0, Off: 0, Holiday: 0 },
    })
    expect((await sheetsOf(admin, '2025-03')).length).toBe(2)
  })

  it('is signed by both once the month is closed, each once, and neither by the other', async () => {
    expect(codeOf(await sign(desk, '2025-03', own, 'person'))).toBe(409_31_041)
    await close('2025-03')
    expect((await sign(desk, '2025-03', named, 'person', { Digest: '0' })).status).toBe(404)
    expect(codeOf(await sign(desk, '2025-03', own, 'employer'))).toBe(403_31_041)
    expect(codeOf(await sign(admin, '2025-03', own, 'person'))).toBe(403_31_041)
    expect(codeOf(await sign(desk, '2025-03', own, 'person', { Digest: 'f'.repeat(64) }))).toBe(409_31_042)
    expect(codeOf(await sign(desk, '2025-03', own, 'person', { SignUrl: '' }))).toBe(400_31_041)
    const both = await Promise.all([
      sign(desk, '2025-03', own, 'person'),
      sign(desk, '2025-03', own, 'person'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await sign(admin, '2025-03', own, 'employer')).status).toBe(200)
    expect(await sheetOf(desk, '2025-03', own)).toMatchObject({
      ByPerson: { Name: '陳怡君' },
      ByEmployer: { Name: '沈韻如' },
      MaySignPerson: false,
    })
    // Who has no account signs on the phone of whoever signs for the employer.
    expect((await sign(admin, '2025-03', named, 'person')).status).toBe(200)
  })

  it('stays as it was signed, whatever is changed of the person afterwards', async () => {
    const before = await sheetOf(desk, '2025-03', own)
    await ask("update duty_person set job_title = '財務秘書', row_version = row_version + 1 where id = $1", [
      own,
    ])
    expect(await sheetOf(desk, '2025-03', own)).toEqual(before)
  })

  it('is a workbook that another program reads, and is audited', async () => {
    const file = path.join(lobby.dataFolder, 'sheet.xlsx')
    await writeFile(file, await download(admin, `${at}/2025-03/Excel`))
    const read = spawnSync('python3', ['-c', reader, file], { encoding: 'utf8' })
    expect(read.stderr).toBe('')
    const sheets = JSON.parse(read.stdout)
    expect(Object.keys(sheets)).toEqual(['月結', '每日出勤', '說明'])
    const [heads, ...rows] = sheets['月結']
    const line = rows.find(([name]: string[]) => name === '陳怡君')
    expect(line[heads.indexOf('實際工時(分)')]).toBe('2029')
    expect(line[heads.indexOf('平日加班前2小時(分)')]).toBe('120')
    expect(line[heads.indexOf('雇主簽名')]).toMatch(/^沈韻如/)
    const days = sheets['每日出勤'].filter((row: string[]) => row[2] === '陳怡君')
    expect(days[2].slice(0, 10)).toEqual([
      '2025-03-05',
      '三',
      '陳怡君',
      '總幹事班',
      '09:00',
      '18:00',
      '2025-03-05 09:09',
      '2025-03-05 18:00',
      '60',
      '471',
    ])
    expect(days[4][15]).toBe('缺勤')
    expect(await ask("select action from audit where action = 'monthSheets.export'")).toHaveLength(1)
  })

  it('is kept for five years after its month', async () => {
    const copy = (month: string) =>
      ask(
        `insert into duty_sheet (community_id, month, person_id, sheet, digest, person_signed_at, person_signed_by, person_sign_path)
         select community_id, $2, person_id, sheet, digest, person_signed_at, person_signed_by, person_sign_path
         from duty_sheet where person_id = $1 and month = '2025-03'`,
        [own, month],
      )
    const monthsAgo = (months: number) => {
      const now = new Date()
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15))
        .toISOString()
        .slice(0, 7)
    }
    await copy(monthsAgo(59))
    await copy(monthsAgo(64))
    await night()
    const left = await ask("select month from duty_sheet where person_id = $1 and month <> '2025-03'", [own])
    expect(left).toEqual([{ month: monthsAgo(59) }])
  })
})

// A reader of its own: what the standard library of Python makes of the file.
const reader = `
import json, sys, zipfile
import xml.etree.ElementTree as E
n = {'m': 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'}
z = zipfile.ZipFile(sys.argv[1])
names = [s.get('name') for s in E.fromstring(z.read('xl/workbook.xml')).findall('.//m:sheet', n)]
shared = []
if 'xl/sharedStrings.xml' in z.namelist():
    shared = [''.join(t.text or '' for t in s.iter('{%s}t' % n['m'])) for s in E.fromstring(z.read('xl/sharedStrings.xml')).findall('m:si', n)]
def column(ref):
    c = 0
    for ch in ref:
        if ch.isalpha(): c = c * 26 + ord(ch) - 64
    return c - 1
out = {}
for i, name in enumerate(names):
    rows = []
    for r in E.fromstring(z.read('xl/worksheets/sheet%d.xml' % (i + 1))).findall('.//m:row', n):
        row = []
        for c in r.findall('m:c', n):
            v = c.find('m:v', n)
            t = ''.join(e.text or '' for e in c.iter('{%s}t' % n['m'])) if v is None else v.text
            if c.get('t') == 's': t = shared[int(t)]
            k = column(c.get('r'))
            row += [''] * (k - len(row)) + [t]
        rows.append(row)
    out[name] = rows
print(json.dumps(out))
`
