import { describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import {
  ago,
  ask,
  clean,
  haveNights,
  here,
  isOnDisk,
  keepFile,
  lobby,
  manager,
  night,
} from '#tests/setup/nights.ts'
import { came, leaveWith, thing } from '#tests/setup/visitors.ts'

haveNights()

/** Somebody who left so many days ago, with everything that a record can hold of a person. */
async function goneFor(days: number, more: Record<string, unknown> = {}): Promise<string> {
  const desk = await lobby.as('desk1')
  const { Id } = await came(desk, {
    GuestName: '王小明',
    Phone: '0912345678',
    LicensePlateNumber: 'ABC-1234',
    VendorName: '小明企業',
    Remark: '給王先生',
    CarrierCode: newId().slice(0, 8),
    PledgeSlot: '7',
    ApprovalBy: '林淑芬',
    Approval: 'approved',
    ...more,
  })
  await desk.patch(`/api/v1/Guest/${Id}`, { GuestName: '王大明' })
  await leaveWith(desk, Id, { IsMissingAccepted: true })
  await ask('update visitor set arrived_at = $2, left_at = $2 where id = $1', [Id, ago(days)])
  return Id
}
const personal = async (id: string) =>
  (
    await ask(
      `select name || phone || phone_key || plate || plate_key || firm || remark || card_code || card_uid || pledge_slot
         || approval_by as said, reason, people, household_id is not null as household, state,
         forgotten_at is not null as forgotten from visitor where id = $1`,
      [id],
    )
  )[0]

describe('visitors', () => {
  it('are anonymised 90 days after they left, not on the day before; what is counted stays (個資法 Art. 11)', async () => {
    const [young, old] = [await goneFor(89.9), await goneFor(90.1)]
    const worded = await goneFor(91, { CauseTypeId: null, CauseTypeName: '找王小明聊天' })
    await night()
    expect((await personal(young)).said).toContain('王大明')
    expect(await personal(old)).toEqual({
      said: '',
      reason: '親友來訪',
      people: 2,
      household: true,
      state: 'left',
      forgotten: true,
    })
    expect((await personal(worded)).reason).toBe('其他')
    const changes = await ask('select changes from visitor_change where visitor_id = $1', [old])
    expect(JSON.stringify(changes)).not.toMatch(/王/)
    expect(JSON.stringify(changes)).toContain('"field": "name"'.replace(' ', ''))
    const desk = await lobby.as('desk1')
    expect(
      (await desk.get('/api/v1/Guest/Record', { Keyword: 'ABC1234', MaxCount: 100 })).body.Data,
    ).toHaveLength(1)
    const late = await desk.patch(`/api/v1/Guest/${old}`, { GuestName: '回來' })
    expect(late.body.ErrorMessage.Code).toBe(409546)
  })

  it('are anonymised after the days that the community set, and the totals stay as they were', async () => {
    const desk = await lobby.as('desk1')
    const [late, early] = [await goneFor(31), await goneFor(29)]
    const totals = async () => (await desk.get('/api/v1/Guest/Record/Total')).body.Data
    await night()
    const before = await totals()
    expect((await personal(late)).said).toContain('王大明')
    const set = await manager.put('/api/v1/Retention/visitors.personal', { Days: 30 })
    expect(set.status).toBe(200)
    await night()
    expect([(await personal(late)).said, (await personal(early)).forgotten]).toEqual(['', false])
    expect(await totals()).toEqual(before)
  })

  it('who are inside, or awaited, are never touched; what they did not give back stays lent', async () => {
    const desk = await lobby.as('desk1')
    const { Id } = await came(desk, {
      GuestName: '住很久',
      Assets: [{ AssetId: thing('C-01'), Quantity: 1 }],
    })
    await ask("update visitor set arrived_at = now() - interval '400 days' where id = $1", [Id])
    const gone = await goneFor(200, { Assets: [{ AssetId: thing('U-01'), Quantity: 1 }] })
    await night()
    expect((await personal(Id)).said).toContain('住很久')
    const [line] = await ask(
      'select n.still_out from visitor_loan l join visitor_loan_line n on n.loan_id = l.id where l.visitor_id = $1',
      [gone],
    )
    expect(line.still_out).toBe(1)
  })

  it('lose their photos after 30 days, from the disk too', async () => {
    const [oldPhoto, youngPhoto] = [await keepFile('webcam', ago(40)), await keepFile('webcam', ago(40))]
    const [old, young] = [await goneFor(31), await goneFor(29)]
    await ask('update visitor set photo_path = $2 where id = $1', [old, oldPhoto])
    await ask('update visitor set photo_path = $2 where id = $1', [young, youngPhoto])
    await night()
    await clean()
    expect([isOnDisk(oldPhoto), isOnDisk(youngPhoto)]).toEqual([false, true])
    expect((await personal(old)).said).toContain('王大明')
  })
})

describe('registrations of the public form', () => {
  it('are deleted as a whole after 28 days, or after the days that the community set', async () => {
    const add = async (days: number) => {
      const id = newId()
      await ask(
        `insert into visitor_registration (community_id, id, at, name, phone, people, consent_version)
         values ($1, $2, $3, '某', '0900000000', 1, 1)`,
        [here, id, ago(days)],
      )
      await ask(
        'insert into visitor_announcement (community_id, id, at, name, registration_id) values ($1, $2, $3, $4, $5)',
        [here, newId(), ago(days), '某', id],
      )
      return id
    }
    const there = async (id: string) =>
      (await ask('select 1 from visitor_registration where id = $1', [id])).length
    const [old, young, middle] = [await add(28.1), await add(3), await add(15)]
    await night()
    expect([await there(old), await there(middle), await there(young)]).toEqual([0, 1, 1])
    await manager.put('/api/v1/Retention/visitorRegistrations.all', { Days: 14 })
    await night()
    expect([await there(middle), await there(young)]).toEqual([0, 1])
    // Notices of the door are gone after a week.
    expect(await ask("select 1 from visitor_announcement where at < now() - interval '7 days'")).toEqual([])
  })
})

describe('the black list', () => {
  it('forgets whom it had 30 days after an entry’s end', async () => {
    const add = async (days: number) => {
      const id = newId()
      await ask(
        `insert into visitor_ban (community_id, id, name, plate, plate_key, reason, since, until_day, made_by_name)
         values ($1, $2, '某', 'BAN-1', 'BAN1', '某事', $3, ($4::timestamptz at time zone 'Asia/Taipei')::date, '沈韻如')`,
        [here, id, ago(days + 20), ago(days)],
      )
      return id
    }
    const [old, young] = [await add(32), await add(20)]
    await night()
    const rows = await ask('select id, name, plate, reason from visitor_ban where id = any($1)', [
      [old, young],
    ])
    expect(rows.find((row) => row.id === old)).toMatchObject({ name: '', plate: '', reason: '已清除' })
    expect(rows.find((row) => row.id === young)).toMatchObject({ name: '某', plate: 'BAN-1' })
  })
})
