import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'

const here = castId('community', '晴川社區')
const home = cast.households.wang.id
const account = castId('account', 'desk1')
/** A name and a number that nobody else has. */
export const [name, mobile] = ['柯測試', '0977123456']

type Ask = (text: string, values?: unknown[]) => Promise<unknown[]>

/** Somebody who moved out, of whom every module holds something. */
export async function keepSomebody(ask: Ask): Promise<string> {
  const [id, handOver, item, deposit, notice] = [newId(), newId(), newId(), newId(), newId()]
  await ask(
    `insert into resident (community_id, id, household_id, name, mobile, birthday, moved_in_on, moved_out_on, moved_out_at)
     values ($1, $2, $3, $4, $5, '1980-01-01', '2020-01-01', '2026-01-01', now())`,
    [here, id, home, name, mobile],
  )
  await ask(`insert into resident_note values ($1, $2, $3)`, [here, id, `${name}怕狗`])
  await ask(
    `insert into resident_move (community_id, id, resident_id, kind, from_household_id, reason)
     values ($1, $2, $3, 'movedOut', $4, $5)`,
    [here, newId(), id, home, `${name}搬到台中`],
  )
  await ask(
    `insert into vehicle (community_id, id, household_id, plate, resident_id, removed_at) values ($1, $2, $3, 'TST-0042', $4, now())`,
    [here, newId(), home, id],
  )
  await ask(
    `insert into household_mark (community_id, id, household_id, resident_id, word, who) values ($1, $2, $3, $4, '代領人', $5)`,
    [here, newId(), home, id, `${name}的看護`],
  )
  await ask(
    `insert into phone (community_id, id, household_id, resident_id, serial, unbound_at) values ($1, $2, $3, $4, 'TESTTESTTEST0042', now())`,
    [here, newId(), home, id],
  )
  await ask(
    `insert into package_hand_over (community_id, id, account_id, account_name, receive_type, note) values ($1, $2, $3, '林志明', 3, $4)`,
    [here, handOver, account, `${name}的弟弟`],
  )
  await ask(
    `insert into package (community_id, id, serial_number, household_id, recipient_id, recipient_name, kind_id, tracking_number,
       arrived_by, arrived_by_name, hand_over_id, handed_over_at)
     select $1, $2, 8001, $3, $4, $5, k.id, 'TESTNUMBER0042', $6, '林志明', $7, now()
     from package_kind k where k.community_id = $1 and not k.is_legal limit 1`,
    [here, newId(), home, id, name, account, handOver],
  )
  // They fetched what was for somebody else at home; one hand-over was undone since.
  for (const isUndone of [false, true]) {
    const [taken, fetched] = [newId(), newId()]
    await ask(
      `insert into package_hand_over (community_id, id, account_id, account_name, receive_type, taker_name) values ($1, $2, $3, '林志明', 3, $4)`,
      [here, taken, account, name],
    )
    await ask(
      `insert into package (community_id, id, serial_number, household_id, kind_id, arrived_by, arrived_by_name, hand_over_id, handed_over_at)
       select $1, $2, $3, $4, k.id, $5, '林志明', $6, $7 from package_kind k where k.community_id = $1 and not k.is_legal limit 1`,
      [
        here,
        fetched,
        isUndone ? 8003 : 8002,
        home,
        account,
        ...(isUndone ? [null, null] : [taken, new Date()]),
      ],
    )
    if (isUndone)
      await ask(
        `insert into package_change (community_id, id, package_id, act, hand_over_id, account_id, account_name, row_version)
         values ($1, $2, $3, 'handOverUndone', $4, $5, '林志明', 2)`,
        [here, newId(), fetched, taken, account],
      )
  }
  await ask(
    `insert into deposit_hand_over (community_id, id, account_id, account_name, receive_type) values ($1, $2, $3, '林志明', 3)`,
    [here, deposit, account],
  )
  await ask(
    `insert into deposit (community_id, id, serial_number, household_id, recipient_name, payer_name, payer_phone, kind_detail,
       kind_name, arrived_by, arrived_by_name, hand_over_id, handed_over_at)
     values ($1, $2, 8001, $3, $4, '水電行', '0222222222', 2, '鑰匙', $5, '林志明', $2, now())`,
    [here, deposit, home, name, account],
  )
  await ask(`insert into courier_hand_over (community_id, id, courier_person) values ($1, $2, '司機')`, [
    here,
    item,
  ])
  await ask(
    `insert into courier_item (community_id, id, household_id, sender_name, serial_number, handed_over_at, hand_over_id)
     values ($1, $2, $3, $4, 8001, now(), $2)`,
    [here, item, home, name],
  )
  await ask(
    `insert into notice (community_id, id, reason, household_id, resident_id, title, text)
     values ($1, $2, 'arrived', $3, $4, '到件通知', $5)`,
    [here, notice, home, id, `${name}您好`],
  )
  await ask(
    `insert into notice_delivery (community_id, id, notice_id, household_id, reason, resident_id, recipient_name, channel, state, sent_at)
     values ($1, $2, $3, $4, 'arrived', $5, $6, 'sms', 'sent', now())`,
    [here, newId(), notice, home, id, name],
  )
  await ask(
    `insert into notice_contact (community_id, resident_id, email) values ($1, $2, 'ko@example.test')`,
    [here, id],
  )
  await ask(
    `insert into shift_change (community_id, id, number, at, from_account, from_name, to_name, items, counts, cash, added_count,
       gone_count, from_signature_path, to_signature_path)
     values ($1, $2, 9001, now(), $3, '林志明', '陳怡君', $4, '{}', '{}', 0, 0, 'a', 'b')`,
    [
      here,
      newId(),
      account,
      JSON.stringify([
        {
          Id: item,
          TabletId: home,
          SerialNum: '8001',
          Name: name,
          Note: `${name}的信`,
          TransportCode: 'TESTNUMBER0042',
        },
        { Id: deposit, TabletId: home, SerialNum: '8002', Name: '王建民', Note: '', TransportCode: '' },
      ]),
    ],
  )
  return id
}
