import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import {
  ago,
  ask,
  clean,
  database,
  haveNights,
  here,
  isOnDisk,
  keepFile,
  keepPackage,
  night,
  packageOf,
} from '#tests/setup/nights.ts'

haveNights()

describe('a suspended community', () => {
  it('forgets in time as any other: what people may expect of the law does not wait for a contract', async () => {
    const photo = await keepFile('webcam', ago(95))
    const old = await keepPackage(95, { photo })
    await ask("update community set suspended_at = now(), suspended_reason = '合約到期' where id = $1", [
      here,
    ])
    await night()
    await clean()
    await clean()
    expect(isOnDisk(photo)).toBe(false)
    expect((await packageOf(old.id)).photo_path).toBe('')
    await ask('update community set suspended_at = null where id = $1', [here])
  })
})

describe('pictures', () => {
  it('are gone from the disk and from their records after 90 days, the younger ones stay', async () => {
    const [oldPhoto, youngPhoto] = [await keepFile('postal', ago(95)), await keepFile('postal', ago(93))]
    const [signature, photo] = [await keepFile('handwrite', ago(91)), await keepFile('webcam', ago(91))]
    const old = await keepPackage(91, { photo: oldPhoto })
    const young = await keepPackage(89, { photo: youngPhoto })
    await ask('update package_hand_over set signature_path = $2, photo_path = $3 where id = $1', [
      old.handOverId,
      signature,
      photo,
    ])
    await night()
    await clean()
    await clean()
    expect([oldPhoto, signature, photo].map(isOnDisk)).toEqual([false, false, false])
    expect(isOnDisk(youngPhoto)).toBe(true)
    expect((await packageOf(old.id)).photo_path).toBe('')
    expect((await packageOf(young.id)).photo_path).toBe(youngPhoto)
    const [hand] = await ask(
      'select signature_path, photo_path, receive_code from package_hand_over where id = $1',
      [old.handOverId],
    )
    expect(hand).toEqual({ signature_path: '', photo_path: '', receive_code: 'ABCDEFGHIJ123456' })
  })

  it('stay while another record still names them', async () => {
    const shared = await keepFile('handwrite', ago(100), 2)
    const { handOverId } = await keepPackage(100)
    await ask('update package_hand_over set signature_path = $2 where id = $1', [handOverId, shared])
    await night()
    await clean()
    expect(isOnDisk(shared)).toBe(true)
  })

  it('of waiting packages are never touched', async () => {
    const photo = await keepFile('postal', ago(400))
    const { id } = await keepPackage(null, { photo })
    await night()
    await clean()
    expect((await packageOf(id)).photo_path).toBe(photo)
    expect(isOnDisk(photo)).toBe(true)
  })
})

describe('the audit', () => {
  it('is forgotten after two years, and by nothing that is younger than one', async () => {
    const add = (at: Date, action: string) =>
      ask(
        `insert into audit (community_id, id, at, account_id, account_name, address, device, request_id, action)
         values ($1, $2, $3, $4, '林志明', '', '', '', $5)`,
        [here, newId(), at, castId('account', 'desk1'), action],
      )
    await add(ago(731), 'test.old')
    await add(ago(729), 'test.young')
    await night()
    expect(
      (await ask("select action from audit where action like 'test.%'")).map((row) => row.action),
    ).toEqual(['test.young'])
    await expect(
      database.across('try to shorten the audit', (lease) => lease.query('select forget_audit(now(), 10)')),
    ).rejects.toThrow(/at least/)
    await expect(
      database.across('try to delete from the audit', (lease) => lease.query('delete from audit')),
    ).rejects.toThrow(/permission denied/)
  })
})

describe('deposits, returns and outgoing parcels', () => {
  it('that were fetched or handed to the courier 181 days ago are forgotten, waiting ones and cash are not', async () => {
    await ask(
      `with old as (select id from deposit where community_id = $1 and handed_over_at is not null limit 1)
       update deposit d set handed_over_at = now() - interval '181 days', payer_phone = '0912345678', note = '給王先生'
       from old where d.id = old.id`,
      [here],
    )
    await ask(
      `update courier_item set arrived_at = now() - interval '300 days', sender_name = '王小明' where community_id = $1 and state = 'waiting'`,
      [here],
    )
    const [cash] = await ask(
      'select count(*)::int as n, sum(balance) as sum from cash_line where community_id = $1',
      [here],
    )
    const waiting = await ask(
      'select id, recipient_name, note from deposit where community_id = $1 and handed_over_at is null and voided_at is null order by id',
      [here],
    )
    await night()
    const forgotten = await ask(
      'select payer_phone, note from deposit where community_id = $1 and forgotten_at is not null',
      [here],
    )
    expect(forgotten.length).toBeGreaterThan(0)
    expect(new Set(forgotten.map((row) => row.payer_phone + row.note))).toEqual(new Set(['']))
    expect(
      await ask(
        'select id, recipient_name, note from deposit where community_id = $1 and handed_over_at is null and voided_at is null order by id',
        [here],
      ),
    ).toEqual(waiting)
    expect(
      (
        await ask('select count(*)::int as n, sum(balance) as sum from cash_line where community_id = $1', [
          here,
        ])
      )[0],
    ).toEqual(cash)
    const items = await ask(
      "select distinct sender_name from courier_item where community_id = $1 and state = 'waiting'",
      [here],
    )
    expect(items).toEqual([{ sender_name: '王小明' }])
  })
})
