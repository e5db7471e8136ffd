import type { AllWords } from '#platform/contract/words.ts'
import { type AnyExportSheet, type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { count } from 'drizzle-orm'
import type { AuditRow } from '../contract.ts'
import { auditExport } from '../export-kind.ts'
import { auditWords } from '../words.ts'
import { conditionOf, readRows } from './list.ts'
import { saidBy, type Sayer } from './said.ts'
import { auditRows } from './tables.ts'

const columnsOf = (said: Sayer): readonly Column<AuditRow>[] => [
  { title: '時間', width: 17, value: (one) => one.at },
  { title: '操作人', width: 14, value: (one) => one.by },
  { title: '動作', width: 22, value: (one) => said.act(one.action) },
  { title: '對象', width: 14, value: (one) => said.target(one.target) },
  { title: '名稱', width: 16, value: (one, mask) => mask.words(said.thing(one)) },
  { title: '對象代碼', width: 38, value: (one) => one.targetId },
  { title: '變更內容', width: 48, value: (one, mask) => mask.words(said.changes(one.changes)) },
  { title: '原因', width: 24, value: (one, mask) => mask.words(one.reason) },
  { title: '位址', width: 16, value: (one) => one.address },
  { title: '裝置', width: 30, value: (one) => one.device },
]

/** The audit with the page's filters, said in the words of all modules. */
export const sheets = (words: AllWords): readonly AnyExportSheet[] => [
  exportSheet({
    kind: auditExport,
    title: auditWords.sheets.audit[0],
    can: 'audit.view',
    columns: columnsOf(saidBy(words)),
    async count(lease, query) {
      const [row] = await lease.db.select({ n: count() }).from(auditRows).where(conditionOf(query))
      return row?.n ?? 0
    },
    async rows(lease, query, { after, limit }) {
      return readRows(lease, conditionOf(query), { after, limit })
    },
  }),
]
