import { journalOf } from '#modules/money/ledger/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'

/** The whole ledger as a plain-text journal, as a file. */
export async function exportJournal(context: Context): Promise<FileAnswer> {
  const content = await journalOf(context)
  context.audit({ action: 'vouchers.exportJournal' })
  return {
    contentType: 'text/plain; charset=utf-8',
    fileName: `ledger-${dayOf(context.now)}.journal`,
    content,
  }
}
