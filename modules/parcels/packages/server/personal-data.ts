import { inChinese } from '#platform/contract/words.ts'
import { forgetHandOversOf, forgetRecordsOf, forgetTakersOf, tookOf } from '#platform/server/forgetting.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { packagesWords } from '../words.ts'
import { keptPackage } from './retention.ts'

const theirs = `(t.recipient_id = any(person.ids)
  or (t.recipient_name = person.name and t.household_id = any(person.homes)))`

/** The parcel desk's part of what is held of a person. Court and tax papers are kept as the proof of their service. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'packages',
    ...inChinese(packagesWords.holdings.packages),
    records: `
      select t.arrived_at as at, '包裹' as title, concat_ws('　', lpad(t.serial_number::text, 4, '0'), h.label, t.recipient_name,
          k.name, nullif(t.tracking_number, ''), nullif(t.note, ''),
          case when o.id is not null then concat_ws('　', to_char(o.at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI') || ' 領取',
            nullif('領取人 ' || o.taker_name, '領取人 '), nullif(o.note, ''), case when o.signature_path <> '' then '有簽名' end, case when o.photo_path <> '' then '有照片' end) end)
          as words,
        case when k.is_legal then '公文的收受與簽領紀錄是送達的證明，保存到期限為止。' else '' end as stays
      from person join package t on t.community_id = person.community
      join household h on h.community_id = t.community_id and h.id = t.household_id
      join package_kind k on k.community_id = t.community_id and k.id = t.kind_id
      left join package_hand_over o on o.community_id = t.community_id and o.id = t.hand_over_id
      where t.forgotten_at is null and ${theirs}
      union all
      select t.at, '代領包裹', concat_ws('　', lpad(t.serial_number::text, 4, '0'), h.label,
          to_char(t.at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI') || ' 領取'),
        case when k.is_legal then '公文的收受與簽領紀錄是送達的證明，保存到期限為止。' else '' end
      from person cross join lateral (${tookOf(keptPackage, theirs)}) t
      join household h on h.community_id = t.community_id and h.id = t.household_id
      join package_kind k on k.community_id = t.community_id and k.id = t.kind_id`,
    open: `
      select format('還有 %s 件包裹待領或遺失待查，請先領取、退件或取消登記。', count(*)) as words
      from person join package t on t.community_id = person.community
      where t.state in ('waiting', 'lost') and ${theirs} having count(*) > 0`,
    forget: [
      ...forgetRecordsOf(
        keptPackage,
        `select t.id from person join package t on t.community_id = person.community
         join package_kind k on k.community_id = t.community_id and k.id = t.kind_id
         where t.forgotten_at is null and t.state not in ('waiting', 'lost') and not k.is_legal and ${theirs}`,
      ),
      ...forgetHandOversOf(keptPackage),
      ...forgetTakersOf(
        keptPackage,
        `o.forgotten_at is null and exists (select from package_kind k
          where k.community_id = o.community_id and k.id = o.kind_id and k.is_legal)`,
      ),
    ],
  },
]
