import { innermost } from '#platform/server/lost-line.ts'
import { BackupProblem } from './parts.ts'

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])
const noRight = new Set(['EACCES', 'EPERM', 'EROFS', '42501', '25006'])

interface Failed extends Error {
  code?: string
  table?: string
  constraint?: string
}

/** What broke off, for people: nothing of a row or of a statement. */
export function reasonOf(error: unknown): string {
  const { code = '', table, constraint }: Failed = innermost(error)
  if (fullDisk.has(code)) return '磁碟空間不足，請清出空間後再試'
  if (noRight.has(code)) return `沒有寫入的權限，或磁碟是唯讀的（${code}）`
  if (code === '55006') return '還有其他程式連著資料庫，請先停止'
  if (/^(08|57)|^ECONN/.test(code)) return `與資料庫的連線中斷（${code}）`
  if (/^2[23]/.test(code))
    return `備份檔的內容不正確或互相矛盾（${[table, constraint, code].filter(Boolean).join('，')}）`
  return `發生錯誤（${code || 'unknown'}）`
}

/** A restore that broke off: what was there before goes on. */
export const brokenRestore = (error: unknown): BackupProblem =>
  error instanceof BackupProblem
    ? error
    : new BackupProblem(`還原中斷：${reasonOf(error)}。沒有還原任何資料，原有的資料沒有更動。`, {
        cause: error,
      })

/** A backup that could not be written: nothing half is left. */
export const brokenBackup = (error: unknown): BackupProblem =>
  error instanceof BackupProblem
    ? error
    : new BackupProblem(`備份中斷：${reasonOf(error)}。沒有留下不完整的備份檔。`, { cause: error })
