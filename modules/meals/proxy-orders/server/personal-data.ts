import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { proxyOrdersWords } from '../words.ts'

const took = `t.taker_name = person.name and exists (select from proxy_order o
  where o.community_id = t.community_id and o.hand_over_id = t.id and o.household_id = any(person.homes))`

/** Who fetched what their household had ordered. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'proxyOrders',
    ...inChinese(proxyOrdersWords.holdings.proxyOrders),
    records: `
      select t.at, '代購' as title, concat_ws('　', h.label, '#' || o.serial_number, nullif(t.note, '')) as words, '' as stays
      from person join proxy_hand_over t on t.community_id = person.community
      join proxy_order o on o.community_id = t.community_id and o.hand_over_id = t.id
      join household h on h.community_id = o.community_id and h.id = o.household_id
      where ${took}`,
    forget: [
      `with old as (
         select t.id, array[t.signature_path, t.photo_path] as paths
         from proxy_hand_over t, person where t.community_id = person.community and ${took}
       ), cleared as (
         update proxy_hand_over t set taker_name = '', receive_code = '', note = '', file_name = '', signature_path = '', photo_path = ''
         from old where t.community_id = lobby_community() and t.id = old.id
       )
       select paths from old`,
    ],
  },
]
