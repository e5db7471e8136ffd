import type { Channel } from '../format-shapes.ts'
import type { ReceivedPayment } from '#modules/money/payments/server/public.ts'

const channels: Readonly<Record<Channel, ReceivedPayment['channel']>> = {
  atm: 'atm',
  web: 'atm',
  store: 'store',
  card: 'card',
  remittance: 'remittance',
  post: 'remittance',
  other: 'remittance',
}

/** A channel of a bank's file as payments know it. */
export const paymentChannelOf = (channel: Channel): ReceivedPayment['channel'] => channels[channel]
