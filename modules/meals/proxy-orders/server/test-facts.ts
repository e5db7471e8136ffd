import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = 'it says what a household ordered and why it was taken back; it goes after its time'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'proxy_order',
      columns: 'note cancel_reason asked',
      after: 'proxyOrders.personal',
      onRequest: { kept },
    },
    {
      table: 'proxy_hand_over',
      columns: 'receive_code taker_name note file_name',
      after: 'proxyOrders.personal',
      onRequest: 'proxyOrders',
    },
    {
      table: 'proxy_hand_over',
      columns: 'signature_path photo_path',
      after: 'proxyOrders.pictures',
      onRequest: 'proxyOrders',
    },
  ],
  plain: {
    proxy_offer: 'title supplier note minimum_kind arrives_on pays items state cancel_reason',
    proxy_order: 'state paid_by lines',
    proxy_notice: 'said',
  },
  ids: {
    'proxyOrders:offerId': 'proxy_offer',
    'proxyOrders:orderId': 'proxy_order',
    'proxyOrders.handOver:id': 'proxy_order',
  },
  made: ['proxyOrders.open:offerId', 'proxyOrders.order:id'],
}
