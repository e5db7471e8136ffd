import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import {
  checked,
  confirmed,
  countsIn,
  download,
  faultsOf,
  imported,
  importOf,
  linesOf,
  newcomers,
  workbookOf,
} from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const exported = (query = '') => download(manager, `/core/api/HouseholdProperty/Export${query}`)
const unmasked = `?IsMasked=false&Reason=${encodeURIComponent('年度核對')}`

describe('a file of households and residents', () => {
  it('is looked at before anything is written, then written as a whole, and the same file again changes nothing', async () => {
    const file = await newcomers('2F')
    const preview = await checked(manager, file)
    expect([preview.Status, preview.Failure]).toEqual(['ready', ''])
    expect(countsIn(preview)).toEqual([
      [2, 0, 0],
      [2, 0, 0],
    ])
    const { rows: early } = await lobby.owner.query("select 1 from household where building = 'D棟'")
    expect(early).toEqual([])
    const done = await confirmed(manager, preview.ImportId)
    expect([done.Status, done.Done, done.ConfirmedBy !== '']).toEqual(['completed', 4, true])
    await expect.poll(async () => (await importOf(manager, preview.ImportId)).HasFile).toBe(false)
    const again = await checked(manager, file)
    expect([again.Status, ...countsIn(again)]).toEqual(['ready', [0, 0, 2], [0, 0, 2]])
    const nothing = await manager.post(`/api/v1/HouseholdProperty/Import/${again.ImportId}/Confirm`)
    expect(nothing.body.ErrorMessage.Code).toBe(400713)
  })

  it('leaves everything where the desk looks for it: areas, owners, spaces, renters, phones with their zeros', async () => {
    await imported(manager, await newcomers('3F'))
    const { rows } = await lobby.owner.query(
      `select h.label, h.is_rented, p.exclusive_area, p.title_area, p.moved_in_on::text,
         (select string_agg(o.name || ' ' || coalesce(o.share_numerator || '/' || o.share_denominator, ''), ',' order by position)
          from household_owner o where o.household_id = h.id) as owners,
         (select string_agg(s.number || ' ' || s.kind, ',' order by s.vehicle, s.position) from parking_space s where s.household_id = h.id) as spaces,
         (select string_agg(r.name || ' ' || r.mobile || ' ' || r.identity_id, ',') from resident r where r.household_id = h.id) as people,
         (select string_agg(v.plate, ',' order by v.kind) from vehicle v where v.household_id = h.id) as plates
       from household h left join household_property p on p.household_id = h.id where h.floor = '3F' and h.building = 'D棟' order by h.unit`,
    )
    expect(rows).toEqual([
      {
        label: 'D棟-3F-1',
        is_rented: false,
        exclusive_area: 8532,
        title_area: 12850,
        moved_in_on: '2024-03-15',
        owners: '王大同 1/2,林美 1/2',
        spaces: 'D3F-1 flat,D3F-2 mechanical',
        people: '王大同 0987654321 1',
        plates: 'AAA-1111,BBB-222',
      },
      {
        label: 'D棟-3F-2',
        is_rented: true,
        exclusive_area: null,
        title_area: null,
        moved_in_on: null,
        owners: null,
        spaces: 'M3F-9 flat',
        people: 'Nguyễn Thị Lan 0972360915 3',
        plates: null,
      },
    ])
  })

  it('that was exported changes nothing, and never removes who is missing in it', async () => {
    const preview = await checked(manager, await exported(unmasked))
    expect(await faultsOf(manager, preview.ImportId)).toEqual([])
    expect(await linesOf(manager, preview.ImportId)).toEqual([])
    const before = await lobby.owner.query('select count(*) from resident where moved_out_at is null')
    await imported(manager, await workbookOf([], [['A棟-12F-3', '王小美', '0911222333']]))
    const after = await lobby.owner.query('select count(*) from resident where moved_out_at is null')
    expect(Number(after.rows[0].count)).toBe(Number(before.rows[0].count) + 1)
  })

  it('changes only what its cells say: a blank keeps, 無 removes, and both values are shown', async () => {
    await imported(manager, await newcomers('4F'))
    const contacts = '王志遠（弟）0910-111-332、Mary Lin (02)2700-1234 分機 12'
    const preview = await checked(
      manager,
      await workbookOf(
        [['D棟-4F-1', 'D棟', '4F', '1', '', 90.5, '', '無', '', '', '', '']],
        [['D棟-4F-1', '王大同', '0911-000-111', '無', '', '', '', '', 'CCC-333', '', '', '', contacts]],
      ),
    )
    expect(countsIn(preview)).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ])
    const [home, person] = await linesOf(manager, preview.ImportId)
    const spoken = (line: { Changes: { Field: string; Before: string; After: string }[] }) =>
      line.Changes.map(({ Field, Before, After }) => `${Field} ${Before} → ${After}`)
    expect(spoken(home)).toEqual(['專有面積（㎡） 85.32 → 90.5', '汽車位 D4F-1、D4F-2(機械) → '])
    expect(spoken(person)).toEqual([
      '電話 0987***321 → 0911***111',
      '其他電話 ***234 → ',
      '機車車號 BBB-222 → CCC-333',
      '緊急聯絡人  → 王志遠（弟）0910***332、Mary Lin ***412',
    ])
    expect((await confirmed(manager, preview.ImportId)).Status).toBe('completed')
    expect(
      (
        await lobby.owner.query(
          `select e.name, e.relation, e.phone from emergency_contact e join resident r on r.id = e.resident_id
           where r.name = '王大同' order by e.position`,
        )
      ).rows,
    ).toEqual([
      { name: '王志遠', relation: '弟', phone: '0910111332' },
      { name: 'Mary Lin', relation: '', phone: '0227001234#12' },
    ])
    const { rows } = await lobby.owner.query(
      `select act, reason, changes from household_change c join household h on h.id = c.household_id
       where h.label = 'D棟-4F-1' order by c.row_version desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ act: 'corrected', reason: '匯入 住戶.xlsx' })
  })

  it('that goes wrong in one cell writes nothing, and every wrong cell is named', async () => {
    const file = await workbookOf(
      [
        ['', 'E棟', '1F', '1', '也許', 'abc', '12.345', '', '', '王一 1/3、王二 1/3', '', '2024/13/1'],
        ['', 'E棟', '1F', '1', '', '', '', '', '', '', '', ''],
        ['', '', '1F', '3', '', '', '', '', '', '', '', ''],
        ['A棟-12F-3', 'B棟', '12F', '3', '', '', '', '', '', '', '', ''],
      ],
      [
        ['Z棟-1F-1', '某人', '12', '', '國王', '', '2999-01-01', '', '', '', '', ''],
        ['A棟-12F-3', '王○民', '0912***678', '', '', '', '', '', '', '', '', ''],
        ['', '無戶別', '', '', '', '', '', '', '', '', '', ''],
        ['管理中心-櫃台', '櫃台人', '', '', '', '', '', '', '', '', '', ''],
      ],
    )
    const preview = await checked(manager, file)
    const faults = await faultsOf(manager, preview.ImportId)
    expect(faults).toMatchInlineSnapshot(`
      [
        "戶別!E2 看不懂",
        "戶別!F2 不是面積",
        "戶別!G2 小數超過兩位",
        "戶別!J2 持分加起來是 2/3",
        "戶別!L2 不是日期",
        "戶別!A3 戶別 E棟-1F-1 和第 2 列重複",
        "戶別!B4 沒有填「棟別」",
        "戶別!B5 系統裡的 A棟-12F-3 是「A棟」",
        "住戶!A2 沒有 Z棟-1F-1 這一戶",
        "住戶!C2 不是電話號碼",
        "住戶!E2 沒有這種身分",
        "住戶!G2 日期超出範圍",
        "住戶!B3 這是遮罩過的姓名",
        "住戶!C3 這是遮罩過的電話",
        "住戶!A4 沒有填「戶別」",
        "住戶!A5 管理中心-櫃台 是虛擬戶，不能登記住戶",
      ]
    `)
    expect([preview.Status, preview.FaultCount]).toEqual(['faulty', faults.length])
    const refused = await manager.post(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Confirm`)
    expect(refused.body.ErrorMessage.Code).toBe(400712)
    expect((await lobby.owner.query("select 1 from household where building = 'E棟'")).rows).toEqual([])
    const { Groups } = (await manager.get(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Faults`)).body
    expect(Groups.reduce((sum: number, group: { Count: number }) => sum + group.Count, 0)).toBe(faults.length)
    const marked = await download(manager, `/api/v1/HouseholdProperty/Import/${preview.ImportId}/Marked`)
    const mended = await checked(manager, marked, '住戶_標示錯誤.xlsx')
    expect(await faultsOf(manager, mended.ImportId)).toEqual(faults)
  })

  it('warns of a plate that another household has, and takes it when that is meant', async () => {
    const homes = ['1', '2'].map((unit) => ['', 'D棟', '8F', unit])
    const person = (unit: string, plate: string) => [`D棟-8F-${unit}`, '林家人', '', '', '', '', '', plate]
    await imported(manager, await workbookOf(homes, [person('1', 'CCC-3333')]))
    const file = await workbookOf([], [person('2', 'ccc3333')])
    const preview = await checked(manager, file)
    expect([preview.Status, preview.FaultCount, preview.NoticeCount]).toEqual(['ready', 0, 1])
    expect(await faultsOf(manager, preview.ImportId, { IsNotice: true })).toEqual([
      expect.stringContaining('住戶!H2 車號 CCC-3333 也登記在 D棟-8F-1'),
    ])
    expect((await confirmed(manager, preview.ImportId)).Status).toBe('completed')
    // Said once: what is there already is no news.
    expect((await checked(manager, file)).NoticeCount).toBe(0)
  })
})
