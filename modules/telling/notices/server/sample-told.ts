import type { DemoCast } from '#platform/server/manifest.ts'

/** What the demo community told a household of something that brings its own words. */
export interface SampleTold {
  kind: string
  itemId: string
  householdId: string
  title: string
  text: string
  at: Date
  channel: 'line' | 'mail' | 'sms'
  isSent: boolean
  madeBy: string
}

/** Demo rows of notices that went out. */
export function sampleTold({ communityId, idOf }: DemoCast, all: readonly SampleTold[]) {
  const noticeOf = (one: SampleTold) => idOf(`notice ${one.itemId}`)
  const whose = (one: SampleTold) => ({ communityId, householdId: one.householdId, reason: 'told' })
  const notices = all.map((one) => ({
    ...whose(one),
    id: noticeOf(one),
    residentId: null,
    title: one.title,
    text: one.text,
    count: 1,
    isUrgent: false,
    madeAt: one.at,
    madeByName: one.madeBy,
  }))
  const items = all.map((one) => ({
    communityId,
    itemKind: one.kind,
    itemId: one.itemId,
    reason: 'told',
    occasion: '',
    noticeId: noticeOf(one),
  }))
  const deliveries = all.map((one) => ({
    ...whose(one),
    id: idOf(`delivery ${one.itemId}`),
    noticeId: noticeOf(one),
    residentId: null,
    recipientName: '',
    channel: one.channel,
    addressShown: '',
    testAddress: '',
    state: one.isSent ? 'sent' : 'givenUp',
    madeAt: one.at,
    dueAt: one.at,
    tries: 1,
    triedAt: one.at,
    sentAt: one.isSent ? one.at : null,
    providerMessageId: '',
    problem: one.isSent ? '' : '對方沒有回應',
    doneAt: null,
    doneByName: null,
  }))
  return [
    ['notice', notices],
    ['notice_item', items],
    ['notice_delivery', deliveries],
  ] as const
}
