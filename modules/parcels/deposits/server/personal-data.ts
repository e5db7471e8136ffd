import { inChinese } from '#platform/contract/words.ts'
import { forgetHandOversOf, forgetRecordsOf, forgetTakersOf, tookOf } from '#platform/server/forgetting.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { depositsWords } from '../words.ts'
import { keptDeposit } from './retention.ts'

const digits = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`
const theirs = `(t.recipient_id = any(person.ids)
  or (t.recipient_name = person.name and (t.household_id = any(person.homes)
    or ${digits('t.recipient_phone')} = any(person.phones)))
  or (t.payer_name = person.name and (t.payer_household_id = any(person.homes)
    or ${digits('t.payer_phone')} = any(person.phones))))`

/** What is held of whoever left or fetched a deposit. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'deposits',
    ...inChinese(depositsWords.holdings.deposits),
    records: `
      select t.arrived_at as at, '寄放' as title, concat_ws('　', 'D' || lpad(t.serial_number::text, 3, '0'), t.kind_name,
          '收件 ' || concat_ws(' ', h.label, nullif(t.recipient_name, ''), nullif(t.recipient_phone, '')),
          '寄放 ' || concat_ws(' ', y.label, nullif(t.payer_name, ''), nullif(t.payer_phone, '')), nullif(t.note, ''),
          case when o.id is not null then to_char(o.at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI') || ' 領取' end, nullif('領取人 ' || o.taker_name, '領取人 ')) as words,
        '' as stays
      from person join deposit t on t.community_id = person.community
      left join household h on h.community_id = t.community_id and h.id = t.household_id
      left join household y on y.community_id = t.community_id and y.id = t.payer_household_id
      left join deposit_hand_over o on o.community_id = t.community_id and o.id = t.hand_over_id
      where t.forgotten_at is null and ${theirs}
      union all
      select t.at, '代領寄放', concat_ws('　', 'D' || lpad(t.serial_number::text, 3, '0'), h.label,
          to_char(t.at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI') || ' 領取'), ''
      from person cross join lateral (${tookOf(keptDeposit, theirs)}) t
      join household h on h.community_id = t.community_id and h.id = t.household_id`,
    open: `
      select format('還有 %s 件寄放待領，請先領取或取消登記。', count(*)) as words
      from person join deposit t on t.community_id = person.community
      where t.handed_over_at is null and t.voided_at is null and ${theirs} having count(*) > 0`,
    forget: [
      ...forgetRecordsOf(
        keptDeposit,
        `select t.id from person join deposit t on t.community_id = person.community
         where t.forgotten_at is null and (t.handed_over_at is not null or t.voided_at is not null) and ${theirs}`,
      ),
      ...forgetHandOversOf(keptDeposit),
      ...forgetTakersOf(keptDeposit),
    ],
  },
]
