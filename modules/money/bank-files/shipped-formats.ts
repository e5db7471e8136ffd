import { Format, type FormatInput } from './format-shapes.ts'

const generic: FormatInput = {
  name: '通用 CSV',
  layout: 'csv',
  encoding: 'utf8',
  hasTitles: true,
  columns: [
    { meaning: 'code', at: 0, title: '虛擬帳號' },
    { meaning: 'amount', at: 0, title: '金額' },
    { meaning: 'paidOn', at: 0, title: '繳款日' },
    { meaning: 'paidTime', at: 0, title: '繳款時間' },
    { meaning: 'agencyOn', at: 0, title: '代收日' },
    { meaning: 'creditedOn', at: 0, title: '入帳日' },
    { meaning: 'channel', at: 0, title: '通路' },
    { meaning: 'bankCode', at: 0, title: '轉出銀行' },
    { meaning: 'payerAccount', at: 0, title: '轉出帳號' },
    { meaning: 'reference', at: 0, title: '交易序號' },
    { meaning: 'reversal', at: 0, title: '沖正' },
  ],
  reversals: ['Y', '是', '沖正'],
  channels: [
    { mark: 'ATM', channel: 'atm' },
    { mark: '網路銀行', channel: 'web' },
    { mark: '超商', channel: 'store' },
    { mark: '匯款', channel: 'remittance' },
    { mark: '信用卡', channel: 'card' },
    { mark: '郵局', channel: 'post' },
  ],
}

const virtualAccounts: FormatInput = {
  name: '虛擬帳號固定長度',
  layout: 'fixed',
  encoding: 'cp950',
  isRoc: true,
  cents: 2,
  record: { at: 1, length: 1, header: ['1'], detail: ['2'], trailer: ['3'] },
  columns: [
    { meaning: 'creditedOn', at: 2, length: 7 },
    { meaning: 'code', at: 9, length: 16 },
    { meaning: 'sign', at: 25, length: 1 },
    { meaning: 'amount', at: 26, length: 13 },
    { meaning: 'paidOn', at: 39, length: 7 },
    { meaning: 'paidTime', at: 46, length: 6 },
    { meaning: 'channel', at: 52, length: 3 },
    { meaning: 'bankCode', at: 55, length: 3 },
    { meaning: 'payerAccount', at: 58, length: 16 },
    { meaning: 'reversal', at: 74, length: 1 },
    { meaning: 'reference', at: 75, length: 10 },
  ],
  controls: { count: { at: 2, length: 6 }, sum: { at: 8, length: 15 } },
  debits: ['-', 'D'],
  reversals: ['R', 'C'],
  channel: 'atm',
  channels: [
    { mark: 'ATM', channel: 'atm' },
    { mark: 'IB', channel: 'web' },
    { mark: 'RMT', channel: 'remittance' },
  ],
}

const shops: FormatInput = {
  name: '超商代收固定長度',
  layout: 'fixed',
  encoding: 'cp950',
  record: { at: 1, length: 1, header: ['H'], detail: ['D'], trailer: ['T'] },
  columns: [
    { meaning: 'paidOn', at: 2, length: 8 },
    { meaning: 'creditedOn', at: 10, length: 8 },
    { meaning: 'payoutOn', at: 18, length: 8 },
    { meaning: 'code', at: 26, length: 16 },
    { meaning: 'amount', at: 42, length: 9 },
    { meaning: 'fee', at: 51, length: 4 },
    { meaning: 'channel', at: 55, length: 4 },
    { meaning: 'reference', at: 59, length: 12 },
  ],
  controls: { count: { at: 2, length: 6 }, sum: { at: 8, length: 12 } },
  channel: 'store',
  channels: ['711', 'FAM', 'OK', 'LIFE'].map((mark) => ({ mark, channel: 'store' as const })),
}

/** The formats that every community has, by their keys; each is an example of what can be described. */
export const shippedFormats: ReadonlyMap<string, Format> = new Map(
  Object.entries({ generic, virtualAccounts, shops }).map(([key, format]) => [key, Format.parse(format)]),
)
