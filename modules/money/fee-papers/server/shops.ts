import { type Band, bandOf, bandsOf } from '#modules/money/collecting/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import type { BillPaper } from '../contract.ts'
import type { Provider } from '../papers.ts'

const notes = [
  '帳號與條碼只屬於這一期，請勿使用前期繳費單。',
  '前期款項已繳者，請至櫃台更換繳費單。',
  '超商繳款約 3 個營業日入帳，請保留收據至下期繳費單寄達。',
]
const called: Readonly<Record<Band['chains'][number], string>> = {
  '7-11': '7-ELEVEN',
  FamilyMart: '全家',
  OK: 'OK',
  'Hi-Life': '萊爾富',
}

export interface Shops extends Pick<BillPaper, 'fees' | 'notes'> {
  bands: readonly Band[]
}

/** What shops take, for the small table of a bill (R294, R295), and what every bill says at its foot. */
export async function shopsOf(lease: Lease, provider: Provider): Promise<Shops> {
  const bands = (await bandsOf(lease, provider)).filter(({ code }) => code).sort((a, b) => a.min - b.min)
  const fees = bands.map(({ max, fee, bearer }) => ({ upTo: max, fee, isCommunitys: bearer === 'community' }))
  return { bands, fees, notes }
}

/** The chains that take an amount, as people call them; '' for none. */
export const chainsOf = (bands: readonly Band[], amount: number): string =>
  (bandOf(bands, amount)?.chains ?? []).map((chain) => called[chain]).join('、')
