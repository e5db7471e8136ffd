import { Buffer } from 'node:buffer'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Storage } from '#platform/server/storage.ts'
import { confirmFile } from '#modules/money/bank-files/server/confirm.ts'
import { uploadFile } from '#modules/money/bank-files/server/upload.ts'

/** A payment as a bank tells of it. */
export interface Paid {
  code: string
  amount: number
  /** 2026-11-08 */
  on: string
  reference: string
}

const titles = '虛擬帳號,金額,繳款日,繳款時間,入帳日,通路,轉出銀行,轉出帳號,交易序號,沖正'
const marks = ['ATM', '網路銀行', 'ATM', '匯款']
const chains = ['711', 'FAM', '711', 'OK', 'LIFE']

/** Virtual accounts, in the CSV that any bank can write. */
const csv = (paid: readonly Paid[]) =>
  [
    titles,
    ...paid.map(({ code, amount, on, reference }, nth) =>
      [
        code,
        amount,
        on,
        `${String(8 + (nth % 12)).padStart(2, '0')}:${String((nth * 7) % 60).padStart(2, '0')}`,
        on,
        marks[nth % marks.length],
        ['808', '822', '700', '013'][nth % 4],
        `00${code.slice(-6)}${reference.slice(-4)}`,
        reference,
        '',
      ].join(','),
    ),
  ].join('\n')

const left = (value: string | number, length: number) => String(value).padStart(length, '0')

/** Barcodes of shops, in lines of fixed width with a sum at the end; what shops take is paid by the customers on top. */
const fixed = (paid: readonly Paid[]) => {
  const sum = paid.reduce((total, { amount }) => total + amount, 0)
  const lines = paid.map(({ code, amount, on, reference }, nth) => {
    const day = on.replaceAll('-', '')
    const chain = chains[nth % chains.length] ?? '711'
    return `D${day}${day}${day}${code.padEnd(16)}${left(amount, 9)}${left(0, 4)}${chain.padEnd(4)}${reference.padEnd(12)}`
  })
  return ['H', ...lines, `T${left(paid.length, 6)}${left(sum, 12)}`].join('\r\n')
}

/** Brings what was paid in by a file of one of the formats, as somebody at the desk of the treasurer does. */
export async function bringFile(
  context: Context,
  storage: Storage,
  formatCode: 'generic' | 'shops',
  paid: readonly Paid[],
): Promise<void> {
  if (!paid.length) return
  const fileId = newId()
  const day = paid.at(-1)?.on.replaceAll('-', '') ?? ''
  const name = formatCode === 'generic' ? `虛擬帳號入帳_${day}.csv` : `STORE${day}.txt`
  const content = Buffer.from(formatCode === 'generic' ? csv(paid) : fixed(paid))
  await uploadFile(context, storage, { fileId, formatCode }, { file: { name, content } } as never)
  await confirmFile(context, storage, { fileId, repeats: [] })
}
