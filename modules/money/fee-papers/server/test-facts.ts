import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its ids name. */
export const facts: ModuleFacts = {
  ids: {
    'feePapers:billId': 'bill',
    'feePapers:billBulkId': 'billing_run',
    'receiptPapers:billId': 'bill',
    'receiptPapers:billBulkId': 'billing_run',
  },
}
