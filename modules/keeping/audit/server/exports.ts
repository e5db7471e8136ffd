import type { AllWords } from '#platform/contract/words.ts'
import { type AnyExportSheet, type Column, exportSheet } from '#platform/server/export-sheet.ts'
import type { AuditRow } from '../contract.ts'
import { auditExport } from '../export-kind.ts'
import { auditWords } from '../words.ts'
import { conditionOf, readRows } from './list.ts'
import { saidBy, type Sayer } from './said.ts'
import { auditRows } from './tables.ts'

const columnsOf = (said: Sayer): readonly Column<AuditRow>[] => [
  { title: '時間', width: 17, value: (item) => item.at },
  { title: '操作人', width: 14, value: (item) => item.by },
  { title: '動作', width: 22, value: (item) => said.act(item.action) },
  { title: '對象', width: 14, value: (item) => said.target(item.target) },
  { title: '名稱', width: 16, value: (item, mask) => mask.words(said.thing(item)) },
  { title: '變更內容', width: 48, value: (item, mask) => mask.words(said.changes(item.changes)) },
  { title: '原因', width: 24, value: (item, mask) => mask.words(item.reason) },
  { title: '位址', width: 16, value: (item) => item.address },
  { title: '裝置', width: 30, value: (item) => item.device },
]

/** The audit with the page's filters, said in the words of all modules. */
export const sheets = (words: AllWords): readonly AnyExportSheet[] => [
  exportSheet({
    kind: auditExport,
    title: auditWords.sheets.audit[0],
    can: 'audit.view',
    columns: columnsOf(saidBy(words)),
    count: (lease, query) => lease.db.$count(auditRows, conditionOf(query)),
    rows: (lease, query, { after, limit }) => readRows(lease, conditionOf(query), { after, limit }),
  }),
]
