/** The ladder of demands (提醒, 通知, 催告, 存證信函, 支付命令), from the lowest. */
export const steps = ['reminder', 'notice', 'demand', 'certified', 'order'] as const
export type Step = (typeof steps)[number]

/** How it reached the household. */
export const demandChannels = ['message', 'phone', 'letter', 'registered', 'court'] as const
export type DemandChannel = (typeof demandChannels)[number]

export const stepNames: Record<Step, string> = {
  reminder: '繳費提醒',
  notice: '繳費通知',
  demand: '催告',
  certified: '存證信函',
  order: '支付命令聲請',
}

export const channelNames: Record<DemandChannel, string> = {
  message: '訊息',
  phone: '電話',
  letter: '投遞信函',
  registered: '掛號',
  court: '法院',
}

/** What a court is asked for has been demanded with a term before (公寓大廈管理條例 Art. 21). */
export const isFormal = (step: Step): boolean => step === 'demand' || step === 'certified'

/** The ways that a step may take: a demand is written (催告 書面), and a certified letter (存證信函) is the post's. */
export function channelsOf(step: Step): readonly DemandChannel[] {
  if (step === 'order') return ['court']
  if (step === 'certified') return ['registered']
  return step === 'demand' ? ['letter', 'registered'] : ['message', 'phone', 'letter', 'registered']
}

/** What can be missing before a court is asked (Art. 21): two periods or a considerable sum, a demand with a term, that its term is over. */
export const courtGaps = ['fewPeriods', 'noDemand', 'termRunning'] as const
export type CourtGap = (typeof courtGaps)[number]

/** What became of a message: on its way, arrived somewhere, arrived nowhere, no channel to anybody, taken back before it went. */
export const reaches = ['waiting', 'sent', 'failed', 'nobody', 'calledOff'] as const
export type Reach = (typeof reaches)[number]
