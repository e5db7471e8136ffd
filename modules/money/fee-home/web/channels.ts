const channels = ['cash', 'cheque', 'remittance', 'atm', 'store', 'card'] as const

/** Whether a channel of payments has words of its own. */
export const isChannel = (channel: string): channel is (typeof channels)[number] =>
  channels.some((known) => known === channel)
