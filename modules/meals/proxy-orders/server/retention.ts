import { deleteOld, emptyOld, forgetPictures } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { proxyOrdersWords } from '../words.ts'

const handOver = { table: 'proxy_hand_over', endedAt: 't.at' }
const paths = ['signature_path', 'photo_path']

/** What is kept of people who fetched what was ordered, and for how long (個資法 Art. 11); what was ordered and paid stays. */
export const retentions = retentionsOf(proxyOrdersWords, {
  'proxyOrders.personal': {
    defaultDays: 365,
    minDays: 30,
    maxDays: 1825,
    forget: [
      emptyOld({
        table: 'proxy_order',
        endedAt: 't.ordered_at',
        set: `note = '', cancel_reason = '', asked = '{}'`,
        where: `t.asked <> '{}' and t.state <> 'placed'`,
      }),
      deleteOld({ table: 'proxy_notice', endedAt: 't.at' }),
      emptyOld({
        ...handOver,
        set: `receive_code = '', taker_name = '', note = '', file_name = ''`,
        where: `t.receive_code <> '' or t.taker_name <> '' or t.note <> '' or t.file_name <> ''`,
      }),
    ],
  },
  'proxyOrders.pictures': {
    defaultDays: 90,
    minDays: 30,
    maxDays: 730,
    forget: forgetPictures({ ...handOver, paths, set: '', history: { table: '', key: '' } }),
  },
})
