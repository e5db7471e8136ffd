import { expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, haveNights, here, night } from '#tests/setup/nights.ts'

haveNights()

const home = cast.households.wang.id
const person = cast.residents.lin.id
const account = cast.accounts.desk1.id

/** A phone and a card that were taken off so many days ago (null: in use), with why, and a serial number of that time. */
async function carriers(days: number | null, serialState: 'spent' | 'expired' = 'expired') {
  const ended = days === null ? null : ago(days)
  const [phone, card, serial] = [newId(), newId(), newId()]
  const at = ended ?? ago(900)
  await ask(
    `insert into phone (community_id, id, household_id, resident_id, serial, unbound_at) values ($1, $2, $3, $4, $5, $6)`,
    [here, phone, home, person, phone.replaceAll('-', '').slice(-16).toUpperCase(), ended],
  )
  await ask(`insert into card (community_id, id, code, canonical_uid) values ($1, $2, $3, $3)`, [
    here,
    card,
    card.slice(-8).toUpperCase(),
  ])
  await ask(
    `insert into card_household (community_id, card_id, household_id, resident_id, unbound_at) values ($1, $2, $3, $4, $5)`,
    [here, card, home, person, ended],
  )
  await ask(
    `insert into card_change (community_id, id, card_id, household_id, resident_id, at, account_id, account_name, act, reason)
     values ($1, $2, $3, $4, $5, $6, $7, '林志明', 'lost', '林小姐掉在公車上')`,
    [here, newId(), card, home, person, at, account],
  )
  await ask(
    `insert into phone_change (community_id, id, phone_id, household_id, resident_id, at, account_id, account_name, act, reason)
     values ($1, $2, $3, $4, $5, $6, $7, '林志明', 'unbound', '林小姐換手機')`,
    [here, newId(), phone, home, person, at, account],
  )
  const spent = serialState === 'spent'
  await ask(
    `insert into phone_serial (community_id, id, household_id, resident_id, digest, ending, issued_at, issued_by, issued_by_name,
       expires_at, used_at, phone_id)
     values ($1, $2, $3, $4, $5, 'AB', $6::timestamptz - interval '1 day', $7, '林志明', $6, $8, $9)`,
    [here, serial, home, person, newId(), at, account, spent ? at : null, spent ? phone : null],
  )
  return { phone, card, serial }
}
const kept = async ({ phone, card, serial }: Awaited<ReturnType<typeof carriers>>) =>
  (
    await ask(
      `select p.serial ~ '^0+$' as "noBarcode", p.resident_id is null as "nobodysPhone", b.resident_id is null as "nobodysCard",
         s.resident_id is null as "nobodysSerial", s.ending,
         (select reason from card_change c where c.card_id = b.card_id) as "cardReason",
         (select reason from phone_change c where c.phone_id = p.id) as "phoneReason"
       from phone p, card_household b, phone_serial s where p.id = $1 and b.card_id = $2 and s.id = $3`,
      [phone, card, serial],
    )
  )[0]

it('phones, cards and serial numbers that ended a year ago point to nobody, and why is forgotten; those in use stay', async () => {
  const old = await carriers(366, 'spent')
  const young = await carriers(364)
  await night()
  expect(await kept(old)).toEqual({
    noBarcode: true,
    nobodysPhone: true,
    nobodysCard: true,
    nobodysSerial: true,
    ending: '',
    cardReason: '',
    phoneReason: '',
  })
  expect(await kept(young)).toEqual({
    noBarcode: false,
    nobodysPhone: false,
    nobodysCard: false,
    nobodysSerial: false,
    ending: 'AB',
    cardReason: '林小姐掉在公車上',
    phoneReason: '林小姐換手機',
  })
  await ask('delete from phone_serial where id = $1', [young.serial])
})

it('a serial number that nobody spent is forgotten as well, and stands in no other one’s way', async () => {
  const unspent = await carriers(400)
  await ask(
    `insert into phone_serial (community_id, id, household_id, digest, ending, issued_at, issued_by, issued_by_name, expires_at)
     values ($1, $2, $3, $4, 'CD', now(), $5, '林志明', now() + interval '1 day')`,
    [here, newId(), home, newId(), account],
  )
  await night()
  expect(await kept(unspent)).toMatchObject({ nobodysSerial: true, ending: '' })
})

it('a phone and a card that are in use are never touched', async () => {
  const inUse = await carriers(null)
  await night()
  expect(await kept(inUse)).toMatchObject({ noBarcode: false, nobodysPhone: false, nobodysCard: false })
})
