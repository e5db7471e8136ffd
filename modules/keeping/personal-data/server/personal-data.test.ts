import { readXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { keepSomebody, mobile, name } from '#tests/setup/somebody.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const here = castId('community', '晴川社區')
const home = cast.households.wang.id
const account = castId('account', 'desk1')

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const ask = async (text: string, values: unknown[] = []) => (await lobby.owner.query(text, values)).rows

/** The tables in which a text still stands. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await ask(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  )
  const found: string[] = []
  for (const { name: table } of tables)
    if ((await ask(`select 1 from ${table} t where strpos(t::text, $1) > 0 limit 1`, [text])).length)
      found.push(table)
  return found
}

const request = (ResidentId: string, more: Record<string, unknown> = {}) =>
  manager.post('/api/v1/PersonalData/Request', {
    RequestId: newId(),
    ResidentId,
    Reason: '本人請求',
    ...more,
  })

async function finished(requestId: string) {
  await expect
    .poll(
      async () => {
        const { body } = await manager.get('/api/v1/PersonalData/Request')
        return body.Data.find((row: { RequestId: string }) => row.RequestId === requestId)?.State
      },
      { timeout: 15_000 },
    )
    .not.toBe('working')
  const { body } = await manager.get('/api/v1/PersonalData/Request')
  return body.Data.find((row: { RequestId: string }) => row.RequestId === requestId)
}

let person: string

describe('What Lobby holds of a person', () => {
  it('is found by a part of the name or the end of a phone, also after they moved out, phones masked', async () => {
    person = await keepSomebody(ask)
    for (const Text of ['柯測', '3456']) {
      const { body } = await manager.get('/api/v1/PersonalData/People', { Text })
      expect(body.Data).toContainEqual({
        ResidentId: person,
        Name: name,
        Phone: '0977***456',
        TabletNote: 'A棟-12F-3',
        MovedOutOn: '2026-01-01',
      })
    }
  })

  it('is listed module by module with what is deleted and what stays, and the look is audited', async () => {
    const { body, status } = await manager.post('/api/v1/PersonalData/Look', { ResidentId: person })
    expect(status).toBe(200)
    const counts = Object.fromEntries(
      body.Data.Held.map((item: { Name: string; Count: number }) => [item.Name, item.Count]),
    )
    expect(counts).toMatchObject({
      // One of them they fetched for others, one they fetched and it was taken back since.
      packages: 3,
      deposits: 1,
      returns: 1,
      notices: 2,
      shiftChanges: 1,
      activation: 1,
      households: 1,
      residents: 4,
    })
    const [row] = await ask(
      "select account_name, target_id, after::text from audit where action = 'personalData.look'",
    )
    expect(row).toMatchObject({ target_id: person })
    expect(row.after).not.toContain(name)
  })

  it('is given as one workbook (個資法 Art. 3, 10)', async () => {
    const response = await fetch(`${lobby.url}/api/v1/PersonalData/File`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${manager.accessToken}` },
      body: JSON.stringify({ ResidentId: person, Reason: '本人請求' }),
    })
    expect(response.status).toBe(200)
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const text = JSON.stringify(sheets.map((sheet) => sheet.rows))
    for (const part of [
      name,
      mobile,
      'TST-0042',
      'TESTNUMBER0042',
      `${name}怕狗`,
      'ko@example.test',
      '1980-01-01',
    ])
      expect(text, part).toContain(part)
    expect(await ask("select reason from audit where action = 'personalData.export'")).toEqual([
      { reason: '本人請求' },
    ])
  })

  it('is deleted on request everywhere, once, and nothing repeats it (個資法 Art. 11)', async () => {
    const RequestId = newId()
    const [{ n: others }] = await ask(
      "select count(*)::int as n from shift_change, jsonb_array_elements(items) i where i ->> 'Name' = '王建民'",
    )
    const answers = await Promise.all([request(person, { RequestId }), request(person, { RequestId })])
    expect(answers.map((answer) => answer.status).sort()).toContain(200)
    expect(await finished(RequestId)).toMatchObject({
      State: 'done',
      Reason: '本人請求',
      Counts: expect.arrayContaining([{ Name: 'packages', Title: '包裹', Count: 3, Stays: 0 }]),
    })
    expect(await placesOf(name)).toEqual([])
    expect(await placesOf(mobile)).toEqual([])
    for (const text of ['TST-0042', 'TESTTESTTEST0042', 'TESTNUMBER0042', 'ko@example.test', '1980-01-01'])
      expect([text, await placesOf(text)]).toEqual([text, []])
    expect(others).toBeGreaterThan(0)
    expect(
      await ask(
        "select count(*)::int as n from shift_change, jsonb_array_elements(items) i where i ->> 'Name' = '王建民'",
      ),
    ).toEqual([{ n: others }])
    const again = await request(person)
    expect([again.status, again.body.ErrorMessage.Code]).toEqual([404, 404441])
    expect(await ask("select count(*)::int as n from audit where action = 'personalData.forget'")).toEqual([
      { n: 1 },
    ])
  })

  it('is not deleted while something is open: it says what', async () => {
    const { body, status } = await request(cast.residents.lin.id)
    expect([status, body.ErrorMessage.Code]).toEqual([409, 409441])
    expect(body.Data).toEqual(
      expect.arrayContaining([
        '還有 1 件包裹待領或遺失待查，請先領取、退件或取消登記。',
        '仍登記為 A棟-12F-3 的住戶，請先辦理遷出。',
      ]),
    )
    expect(await placesOf('林淑芬')).toContain('resident')
  })

  it('of an outsider needs name and phone, so that nobody of the same name is meant', async () => {
    const bare = await manager.post('/api/v1/PersonalData/Look', { Name: '林師傅' })
    expect([bare.status, bare.body.ErrorMessage.Code]).toEqual([400, 400441])
    await ask(
      `insert into deposit (community_id, id, serial_number, household_id, payer_name, payer_phone, kind_detail, kind_name, arrived_by,
         arrived_by_name, voided_at, voided_by_name, void_reason)
       select $1, gen_random_uuid(), 8100 + n, $2, '方外人', case n when 1 then '0988-111-222' else '0988999999' end, 2, '鑰匙', $3, '林志明', now(), '林志明', '誤登'
       from generate_series(1, 2) n`,
      [here, home, account],
    )
    // They fetched it once, which was undone.
    const [handOver] = await ask(
      `insert into deposit_hand_over (community_id, id, account_id, account_name, receive_type, taker_name, note)
       values ($1, gen_random_uuid(), $2, '林志明', 3, '方外人', '方外人的車') returning id`,
      [here, account],
    )
    await ask(
      `insert into deposit_change (community_id, id, deposit_id, kind, account_id, account_name, hand_over_id)
       select $1, gen_random_uuid(), id, 'handOverUndone', $2, '林志明', $3 from deposit where payer_phone = '0988-111-222'`,
      [here, account, handOver.id],
    )
    const RequestId = newId()
    const asked = await manager.post('/api/v1/PersonalData/Request', {
      RequestId,
      Name: '方外人',
      Phone: '0988111222',
      Reason: '來電請求',
    })
    expect(asked.status).toBe(200)
    expect((await finished(RequestId)).State).toBe('done')
    expect(await ask("select payer_phone from deposit where payer_name = '方外人'")).toEqual([
      { payer_phone: '0988999999' },
    ])
    expect(await placesOf('0988-111-222')).toEqual([])
    expect(await ask('select taker_name, note from deposit_hand_over where id = $1', [handOver.id])).toEqual([
      { taker_name: '', note: '' },
    ])
  })

  it('is for managers alone, and of another community nobody is found', async () => {
    expect((await desk.get('/api/v1/PersonalData/People', { Text: '王' })).status).toBe(403)
    expect((await desk.post('/api/v1/PersonalData/Look', { ResidentId: cast.residents.lin.id })).status).toBe(
      403,
    )
    const other = await lobby.as('auth_0912345678', '松濤苑')
    const { status } = await other.post('/api/v1/PersonalData/Look', { ResidentId: cast.residents.lin.id })
    expect(status).toBe(404)
  })
})

describe('A signed list', () => {
  it('is never changed; only people on it are forgotten', async () => {
    await expect(ask("update shift_change set note = 'x'")).rejects.toThrow(/never changed/)
    await expect(ask('update shift_change set items = items - 0 where number = 9001')).rejects.toThrow(
      /never changed/,
    )
    const [list] = await ask('select signed_digest, items from shift_change where number = 9001')
    expect(list.signed_digest).toMatch(/^[0-9a-f]{64}$/)
    expect(list.items.map((item: { SerialNum: string }) => item.SerialNum)).toEqual(['8001', '8002'])
  })
})
