import type { BillPaper } from '../papers.ts'

/** A bill with all that one can have, for tests and measurements. */
export const sampleBill: BillPaper = {
  billId: '00000000-0000-7000-8000-000000000001',
  issuer: '晴川社區管理委員會',
  title: '115年11月　管理費繳費單',
  period: '115年11月',
  number: '11511-0056',
  issuedOn: '2026-11-01',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  dueOn: '2026-11-15',
  barcodeUntil: '2026-12-31',
  household: 'A棟-14F-1',
  payer: '蔡宗翰',
  address: '110 臺北市信義區松信路 88 號 14 樓之 1',
  lines: [
    { name: '管理費', basis: '專有部分 34.56 坪 × 每坪 85 元', amount: 2938 },
    { name: '汽車位清潔費', basis: 'B2-45　1 格 × 500 元', amount: 500 },
    { name: '機車位清潔費', basis: 'M-118　1 格 × 100 元', amount: 100 },
  ],
  subtotal: 3538,
  arrears: [{ name: '前期未繳', basis: '115年10月管理費，期限 115年10月15日', amount: 3038 }],
  listed: 0,
  offsets: [{ name: '預收抵扣', basis: '115年10月28日溢繳，先抵 10月', amount: -500 }],
  due: 6076,
  isVoided: false,
  transfer: { bank: '凱基銀行 809', length: 16, account: '9912311114010006', fee: 17 },
  segments: ['151231K6A', '9912311114010006', '151192000006076'],
  noBarcodes: '',
  chains: '7-ELEVEN、全家、OK、萊爾富',
  fees: [
    { upTo: 20_000, fee: 10, isCommunitys: true },
    { upTo: 40_000, fee: 15, isCommunitys: true },
  ],
  notes: [
    '帳號與條碼只屬於這一期，請勿使用前期繳費單。',
    '前期款項已繳者，請至櫃台或來電 02-2758-6600 更換繳費單。',
    '超商繳款約 3 個營業日入帳，請保留收據至下期繳費單寄達。',
  ],
}
