import { fileURLToPath } from 'node:url'

/** The checkout's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** A failure told in one sentence; nothing else is printed about it. */
export class Problem extends Error {
  name = 'Problem'
}

/** One line about a step. */
export function say(line) {
  console.log(line)
}

/** Runs a command's work; a failure becomes one sentence and exit 1 (LOBBY_TRACE=1 shows where it came from). */
export async function act(work) {
  process.chdir(root)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOBBY_TRACE) console.error(error)
    process.exit(1)
  }
}

/** Turns a refused write into a sentence that names the folder and whose it is. */
export function writeProblem(error, folder, ownerName) {
  const reasons = {
    EACCES: '沒有權限',
    EPERM: '沒有權限',
    EROFS: '該處是唯讀的',
    ENOSPC: '磁碟已滿',
    EDQUOT: '磁碟配額已滿',
  }
  const reason = reasons[error.code]
  if (!reason) return error
  const owner = ownerName ? `（該資料夾屬於 ${ownerName}）` : ''
  return new Problem(
    `無法寫入「${folder}」：${reason}${owner}。請改以該資料夾的擁有者執行，或修正權限後再試。`,
  )
}
