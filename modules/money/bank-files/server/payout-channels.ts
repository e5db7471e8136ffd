import type { Channel } from '../format-shapes.ts'

/** The ways by which collectors bring money, as sheets and papers name them. */
export const payoutChannels: Record<Channel, string> = {
  atm: 'ATM 轉帳',
  web: '網路銀行',
  store: '超商',
  remittance: '匯款',
  card: '信用卡',
  post: '郵局',
  other: '其他',
}
