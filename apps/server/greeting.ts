import type { Config } from '#platform/server/config.ts'
import { demoAccounts, demoPassword } from '#database/cast/accounts.ts'

const shownHost = (host: string) =>
  host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host

/** Tells whoever started the program where to go and with which account. */
export function sayReady(config: Config, isDemo: boolean): void {
  const lines = [`Lobby 已就緒：http://${shownHost(config.host)}:${config.port}/mgmt/`]
  if (isDemo) {
    lines.push(`示範帳號（密碼 ${demoPassword}）：`)
    for (const { account, words } of demoAccounts) lines.push(`  ${account.padEnd(18)}${words}`)
  }
  console.log(lines.join('\n'))
}
