import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { foodOrdersWords } from '../words.ts'

/** How long the words of orders are kept; dishes and points stay. */
export const retentions = retentionsOf(foodOrdersWords, {
  'foodOrders.notes': {
    defaultDays: 365,
    minDays: 90,
    maxDays: 1825,
    forget: [
      emptyOld({
        table: 'food_order',
        endedAt: 't.ordered_at',
        set: `note = '', void_note = '', asked = '{}'`,
        where: `t.asked <> '{}'`,
      }),
      `with old as (
         select l.order_id, l.nth from food_order_line l
         join food_order o on o.community_id = l.community_id and o.id = l.order_id
         where l.community_id = lobby_community() and l.note <> '' and o.ordered_at < $1
         order by o.ordered_at limit $2 for update of l
       )
       update food_order_line l set note = '' from old
       where l.community_id = lobby_community() and l.order_id = old.order_id and l.nth = old.nth
       returning l.order_id as id`,
    ],
  },
})
