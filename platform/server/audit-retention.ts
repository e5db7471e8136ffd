import type { Retention } from './retention.ts'

/** The audit itself: two years (個資法 Art. 27, and its own rules of retention). */
export const auditRetention: Retention = {
  name: 'platform.audit',
  title: '稽核紀錄',
  words: '誰在何時查看、修改、列印或匯出了什麼；到期整筆刪除。',
  defaultDays: 730,
  minDays: 366,
  maxDays: 3650,
  async forget(lease, before, limit) {
    const [row] = await lease.query<{ n: number }>('select forget_audit($1, $2) as n', [before, limit])
    return row?.n ?? 0
  },
}
