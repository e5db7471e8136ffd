import type { Config } from '#platform/server/config.ts'
import { demoAccounts, demoPassword } from '#database/cast/accounts.ts'

const shownHost = (host: string) =>
  host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host

/** Who can sign in: demo accounts, accounts of one's own, or nobody yet. */
export type Accounts = 'demo' | 'own' | 'none'

/** The first steps of an installation without accounts, in a second terminal. */
const firstSteps = [
  '還沒有任何帳號。請在另一個終端機建立：',
  '  npm run operator -- add 名稱',
  '      營運人員；登入 /operator/ 後新增社區',
  '  npm run manager -- --community 社區名稱 --account auth_09xxxxxxxx --name 姓名',
  '      直接建立一個社區與它的管理員',
]

/** Tells whoever started the program where to go and with which account, or how to make the first one. */
export function sayReady(config: Config, accounts: Accounts): void {
  const lines = [`Lobby 已就緒：http://${shownHost(config.host)}:${config.port}/mgmt/`]
  if (accounts === 'none') lines.push(...firstSteps)
  if (accounts === 'demo') {
    lines.push(`示範帳號（密碼 ${demoPassword}）：`)
    for (const { account, words } of demoAccounts) lines.push(`  ${account.padEnd(18)}${words}`)
  }
  console.log(lines.join('\n'))
}
