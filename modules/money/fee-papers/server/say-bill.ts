import { spokenAccount } from '#modules/money/collecting/contract.ts'
import { rocDay, rocSpan, spoken } from '#platform/server/paper/speak.ts'
import type { BillPaper } from '../papers.ts'
import type { BillSaid, Fact } from '../said.ts'

type Line = BillPaper['lines'][number]

const fact = (label: string, words: string, isStrong = false): Fact => ({ label, words, isStrong })
const row = ({ name, basis, amount }: Line, isStrong = false) => ({
  name,
  basis,
  amount: spoken(amount),
  isStrong,
})
const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + amount, 0)

/** Whether somebody may still pay by it. */
const isPayable = ({ due, isVoided }: BillPaper): boolean => due > 0 && !isVoided

/** What a bank that is not the community's takes of whoever transfers (R296). */
const sayTransferFee = (fee: number, bank: string): string =>
  fee
    ? `${bank ? `非${bank.replace(/ \d{3}$/, '')}` : '跨行'}轉帳，轉出銀行另收手續費 ${spoken(fee)} 元。`
    : ''

function sayTransfer({ transfer }: BillPaper): BillSaid['transfer'] {
  if (!transfer) return null
  return {
    title: '轉帳（ATM、網路銀行）',
    lines: [`銀行　${transfer.bank}`, `帳號　${transfer.length} 碼，每期不同`],
    account: spokenAccount(transfer.account),
    terms: `金額須與應繳金額相同，次一營業日入帳。${sayTransferFee(transfer.fee, transfer.bank)}`,
  }
}

function sayFees({ fees }: BillPaper): BillSaid['fees'] {
  const last = fees.at(-1)
  if (!last) return null
  const rows = fees.map(({ upTo, fee, isCommunitys }, nth) => {
    const from = fees[nth - 1]?.upTo
    const range = from ? `${spoken(from + 1)}–${spoken(upTo)} 元` : `${spoken(upTo)} 元以下`
    return [range, `${spoken(fee)} 元`, isCommunitys ? '社區' : '住戶']
  })
  return {
    title: '超商代收手續費',
    rows: [['繳費金額', '手續費', '負擔'], ...rows, [`超過 ${spoken(last.upTo)} 元`, '超商不代收，請轉帳']],
  }
}

function sayShops({ chains, segments, noBarcodes }: BillPaper): BillSaid['shops'] {
  if (!segments && !noBarcodes) return null
  return {
    title: chains ? `超商條碼　${chains}` : '超商條碼',
    segments: segments ?? [],
    sentence: segments ? '' : `${noBarcodes}。`,
  }
}

function sayClosed(bill: BillPaper): string {
  if (bill.isVoided) return '本單已作廢，請勿以本單繳費。'
  if (!isPayable(bill)) return '本單已繳清，不需繳費。'
  return bill.transfer || bill.segments ? '' : '請至管理中心繳費。'
}

/** What a bill says in words. */
export function sayBill(bill: BillPaper): BillSaid {
  const closed = sayClosed(bill)
  const hasShops = isPayable(bill) && bill.segments !== null
  const [arrears, offsets] = [bill.arrears.map((line) => row(line)), bill.offsets.map((line) => row(line))]
  const subtotal = row({ name: '本期小計', basis: '', amount: bill.subtotal }, true)
  return {
    head: [`單號 ${bill.number}`, `開立 ${rocDay(bill.issuedOn)}`],
    payer: bill.payer && `${bill.payer}　君`,
    term: fact('計費期間', rocSpan(bill.startsOn, bill.endsOn)),
    box: [
      fact('應繳金額', `NT$${spoken(bill.due)}`, true),
      fact('繳費期限', `中華民國${rocDay(bill.dueOn)}`, true),
      ...(hasShops ? [fact('超商條碼可繳至', rocDay(bill.barcodeUntil), true)] : []),
    ],
    table: {
      head: ['項目', '計算', '金額（元）'],
      rows: [
        ...bill.lines.map((line) => row(line)),
        ...(arrears.length + offsets.length ? [subtotal] : []),
        ...arrears,
        ...offsets,
      ],
      sum: { name: '應繳合計', amount: spoken(bill.due) },
    },
    transfer: closed ? null : sayTransfer(bill),
    fees: closed ? null : sayFees(bill),
    shops: closed ? null : sayShops(bill),
    closed,
    isVoided: bill.isVoided,
    mark: bill.isVoided ? '【作廢】' : '',
    stub: {
      cut: '請沿虛線撕下',
      title: '住戶收執聯',
      number: `單號 ${bill.number}`,
      facts: [
        fact('戶別', bill.household, true),
        fact('繳款人', bill.payer),
        fact('期別', bill.period),
        fact('應繳金額', `NT$${spoken(bill.due)}`, true),
        fact(bill.listed ? '前期另計' : '前期未繳', spoken(sum(bill.arrears) + bill.listed)),
        fact('預收抵扣', spoken(sum(bill.offsets))),
        fact('繳費期限', rocDay(bill.dueOn)),
        fact('帳號末四碼', bill.transfer?.account.slice(-4) ?? '—'),
      ],
      foot: '未蓋收款章或無代收收據者無效。',
      stamp: '收款章',
    },
  }
}
