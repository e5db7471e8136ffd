/** A database that cannot be had, told in one sentence that a person can act on. */
export class PostgresProblem extends Error {
  override readonly name = 'PostgresProblem'
}

/** The code of a system or PostgreSQL error ('ENOENT', '57P03'), or '' when there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What an unknown thrown thing says. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Turns a refused write (EACCES, EROFS, ENOSPC, a file in the way) into a sentence that names the folder. */
export function folderProblem(error: unknown, folder: string): PostgresProblem {
  const why: Record<string, string> = {
    EACCES: '目前的使用者沒有權限',
    EPERM: '目前的使用者沒有權限',
    EROFS: '該處是唯讀的',
    ENOSPC: '磁碟已滿',
    EDQUOT: '磁碟配額已滿',
    EEXIST: '該處已有同名的檔案',
    ENOTDIR: '路徑中有一段是檔案而非資料夾',
    ENAMETOOLONG: '路徑太長',
  }
  const reason = why[codeOf(error)] ?? textOf(error)
  return new PostgresProblem(
    `無法使用資料夾「${folder}」：${reason}。請修正權限，或以 LOBBY_DATA 指定其他資料夾。`,
    { cause: error },
  )
}
