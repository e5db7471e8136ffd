import type { Demo } from '#platform/server/manifest.ts'

const hour = 3_600_000
interface Buy {
  key: string
  title: string
  supplier: string
  state: 'open' | 'ordered' | 'arrived' | 'cancelled'
  /** Hours from now at which it was opened and closes. */
  opened: number
  closes: number
  minimum: number
  items: readonly [name: string, price: number, options?: readonly [string, number][]][]
  /** Household, quantity of the first item, whether it was fetched. */
  orders: readonly [label: string, quantity: number, isFetched?: true][]
}

const buys: readonly Buy[] = [
  {
    key: 'rice',
    title: '池上米 5 公斤',
    supplier: '池上農會',
    state: 'open',
    opened: -30,
    closes: 66,
    minimum: 20,
    items: [
      [
        '白米 5 公斤',
        480,
        [
          ['真空', 0],
          ['禮盒', 60],
        ],
      ],
      ['糙米 2 公斤', 260],
    ],
    orders: [
      ['B棟-6F-3', 2],
      ['A棟-9F-3', 1],
      ['C棟-10F-3', 4],
      ['A棟-10F-1', 2],
      ['B棟-4F-1', 3],
    ],
  },
  {
    key: 'water',
    title: '桶裝水 20 公升',
    supplier: '清泉飲水',
    state: 'arrived',
    opened: -190,
    closes: -70,
    minimum: 10,
    items: [['桶裝水', 90]],
    orders: [
      ['B棟-6F-3', 4],
      ['C棟-10F-3', 6, true],
      ['A棟-10F-1', 2],
    ],
  },
  {
    key: 'fruit',
    title: '大湖草莓',
    supplier: '阿明果園',
    state: 'cancelled',
    opened: -400,
    closes: -330,
    minimum: 30,
    items: [['草莓 1 盒', 350]],
    orders: [],
  },
]

/** What the demo community orders together: one that is open, one that waits at the desk, one that was below its minimum. */
export const demo: Demo = ({ now, communityId, clerk, householdId, idOf }) => {
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const by = { openedBy: clerk.accountId, openedByName: clerk.name }
  let serialNumber = 0
  const offers = buys.map(({ key, title, supplier, state, opened, closes, minimum, items }) => ({
    communityId,
    id: idOf(`proxy offer ${key}`),
    title,
    supplier,
    note: '',
    closesAt: at(closes),
    minimumKind: 'quantity',
    minimum,
    arrivesOn: null,
    pays: 'either',
    items: items.map(([name, price, options = []], nth) => ({
      itemId: idOf(`proxy item ${key} ${nth}`),
      name,
      price,
      most: 0,
      options: options.map(([option, extra]) => ({ name: option, extra })),
    })),
    state,
    openedAt: at(opened),
    ...by,
    closedAt: state === 'open' ? null : at(closes),
    closedByName: state === 'open' ? '' : clerk.name,
    arrivedAt: state === 'arrived' ? at(closes + 40) : null,
    arrivedByName: state === 'arrived' ? clerk.name : '',
    cancelReason: state === 'cancelled' ? '未達成團門檻' : '',
  }))
  const handOvers = buys.flatMap(({ key, orders, closes }) =>
    orders.flatMap(([label, , isFetched]) =>
      isFetched
        ? [
            {
              communityId,
              id: idOf(`proxy hand-over ${key} ${label}`),
              at: at(closes + 50),
              accountId: clerk.accountId,
              accountName: clerk.name,
              receiveType: 3,
            },
          ]
        : [],
    ),
  )
  const orders = buys.flatMap(({ key, items, orders: of, opened, closes }) =>
    of.map(([label, quantity, isFetched], nth) => {
      serialNumber += 1
      const [name, price, options = []] = items[0] ?? ['', 0]
      const line = {
        itemId: idOf(`proxy item ${key} 0`),
        name,
        option: options[0]?.[0] ?? '',
        price,
        quantity,
      }
      return {
        communityId,
        id: idOf(`proxy order ${key} ${label}`),
        serialNumber,
        offerId: idOf(`proxy offer ${key}`),
        householdId: householdId(label),
        state: isFetched ? 'handedOver' : 'placed',
        paidBy: 'cash',
        total: price * quantity,
        quantity,
        lines: [line],
        note: '',
        asked: {},
        orderedAt: at(opened + 2 + nth),
        orderedBy: clerk.accountId,
        orderedByName: clerk.name,
        handOverId: isFetched ? idOf(`proxy hand-over ${key} ${label}`) : null,
        handedOverAt: isFetched ? at(closes + 50) : null,
        settledAt: isFetched ? at(closes + 52) : null,
        settledByName: isFetched ? clerk.name : '',
      }
    }),
  )
  return [
    ['proxy_offer', offers],
    ['proxy_hand_over', handOvers],
    ['proxy_order', orders],
    ['serial_counter', [{ communityId, name: 'proxy order', last: serialNumber }]],
  ]
}
