import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import type { ReceiptPaper } from '../papers.ts'
import type { ReceiptSaid } from '../said.ts'
import { amountInWords } from './amount-in-words.ts'

const fact = (label: string, words: string, isStrong = false) => ({ label, words, isStrong })

/** What a receipt says in words: a print after the first that it is a copy (補印), a void one that it is void and why. */
export function sayReceipt(receipt: Omit<ReceiptPaper, 'said'>): ReceiptSaid {
  const { isReprint, isVoided, voidReason } = receipt
  return {
    title: '管理費收據',
    marks: [...(isReprint ? ['補印'] : []), ...(isVoided ? ['作廢'] : [])],
    head: [fact('收據號碼', receipt.number, true), fact('開立日期', rocDay(receipt.issuedOn))],
    facts: [
      fact('戶別', receipt.household, true),
      fact('繳款人', receipt.payer || '—'),
      fact('項目', receipt.subject),
      fact('收款方式', receipt.means),
      fact('收款日期', rocDay(receipt.paidOn)),
      fact('未繳餘額', receipt.left === null ? '—' : `NT$${spoken(receipt.left)}`),
      fact('經手人', receipt.issuedBy),
    ],
    amount: fact('實收金額', `NT$${spoken(receipt.amount)}`, true),
    inWords: `新臺幣　${amountInWords(receipt.amount)}`,
    foot: isVoided
      ? `本收據已作廢${voidReason ? `：${voidReason}` : ''}。`
      : '未蓋收款章者無效，請保留本收據。',
    stamp: '收款章',
  }
}
