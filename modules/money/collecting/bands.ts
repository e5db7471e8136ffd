/** Who pays what the shop takes for it: the community out of the amount, or the payer at the counter. */
export const feeBearers = ['community', 'payer'] as const
export type FeeBearer = (typeof feeBearers)[number]

export const chains = ['7-11', 'FamilyMart', 'OK', 'Hi-Life'] as const
export type Chain = (typeof chains)[number]

/** An item of collection: for amounts of a band, with what a shop takes for it. */
export interface Band {
  /** 3 digits or capital letters from the contract with the agency; '' while the community has not said it. */
  code: string
  /** Whole NT$, both included. */
  min: number
  max: number
  fee: number
  bearer: FeeBearer
  chains: Chain[]
}

/** Shops take no more than this for a bill (R293). */
export const mostAtShops = 40_000

/** What holds until a community says otherwise (R294, R295). */
export const defaultBands: readonly Band[] = [
  { code: '', min: 1, max: 20_000, fee: 10, bearer: 'payer', chains: [...chains] },
  { code: '', min: 20_001, max: mostAtShops, fee: 15, bearer: 'payer', chains: [...chains] },
]

/** The band of an amount; undefined above all bands, and for nothing to pay. */
export const bandOf = (bands: readonly Band[], amount: number): Band | undefined =>
  bands.find(({ min, max }) => amount >= min && amount <= max)

/** What stands where the barcodes would after their day. */
export const barcodeOver = '超商條碼已過期，請以虛擬帳號或到櫃台繳款'

/** What stands where the barcodes would, why there are none; '' where there are. */
export function whyNoBarcode(bands: readonly Band[], amount: number): string {
  if (amount <= 0) return '本期無須繳款'
  const band = bandOf(bands, amount)
  if (band?.code) return ''
  if (band) return '社區尚未設定超商代收項目，請以虛擬帳號或到櫃台繳款'
  const most = Math.max(0, ...bands.map(({ max }) => max))
  return amount > most ? '金額超過超商代收上限' : '此金額沒有適用的超商代收項目，請以虛擬帳號或到櫃台繳款'
}
