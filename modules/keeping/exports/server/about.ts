import type { Lease } from '#platform/server/database.ts'
import type { WorkbookPlan } from '#platform/workbook/write-workbook.ts'
import type { ExportRow } from './tables.ts'

/** What the second sheet says: whose data these are, which, when, by whom, and that the file wants care. */
export async function about(lease: Lease, row: ExportRow): Promise<WorkbookPlan['about']> {
  const [community] = await lease.query<{ name: string }>('select name from community')
  return {
    title: '說明',
    lines: [
      ['社區', community?.name ?? ''],
      ['內容', row.title],
      ['篩選條件', row.words || '全部'],
      ['匯出時間', row.createdAt],
      ['匯出人', row.accountName],
      ['個人資料', row.isMasked ? '已遮罩' : '未遮罩，請妥善保管，用畢刪除'],
      ...(row.isMasked ? [] : [['匯出原因', row.reason] as const]),
    ],
  }
}
