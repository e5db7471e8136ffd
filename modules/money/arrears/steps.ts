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

/** What a court is asked for has been demanded with a term before (公寓大廈管理條例 Art. 21). */
export const isFormal = (step: Step): boolean => step === 'demand' || step === 'certified'
