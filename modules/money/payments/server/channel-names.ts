import type { PaymentChannel } from '../states.ts'

/** What papers and exports call the ways of payment. */
export const channelNames: Record<PaymentChannel, string> = {
  cash: '現金',
  cheque: '支票',
  remittance: '匯款',
  atm: 'ATM 轉帳',
  store: '超商',
  card: '信用卡',
}
