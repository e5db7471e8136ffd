import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { totpOf } from '#modules/console/operator/server/sign-in.ts'
import { Desk } from '../../setup/desk.ts'
import { arrive } from '../../setup/packages.ts'
import { attemptCalls } from '../fuzz/attempt-calls.ts'
import { fuzzCalls } from '../fuzz/fuzz-calls.ts'
import { idsThatAreThere, sessionOf } from '../fuzz/sessions.ts'
import type { Attack } from './attack.ts'
import type { Target } from './target.ts'

/** More often than any time allows. */
const endless = 1_000_000

/** Makes an operator as a person does, and gives the way to sign in as them. */
async function operatorOf(target: Target): Promise<() => Promise<Desk>> {
  const [name, password] = ['fuzz', 'a long pass phrase']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve('bin/operator.mjs'), 'add', name],
    { env: { ...process.env, ...target.env, LOBBY_PASSWORD: password } },
  )
  const secret = /金鑰：(\w+)/.exec(stdout)?.[1] ?? ''
  return async () => {
    const desk = new Desk(target.url)
    const Code = totpOf(name, secret).generate()
    const { status } = await desk.post('/api/v1/Operator/SignIn', { Name: name, Password: password, Code })
    if (status !== 200) throw new Error(`the operator was refused: ${status}`)
    return desk
  }
}

/** Hostile values in every field of every call, as a manager, as an operator and as nobody. */
export const fuzz: Attack = {
  what: 'hostile values in every field of every call',
  // Else most of it is refused at the door.
  env: { RATE_LIMIT: '1000000', RATE_LIMIT_SESSION: '1000000', AT_ONCE_SESSION: '1000' },
  async run({ target, seed, until }) {
    const manager = () => target.as('auth_0912345678', '晴川社區')
    const waiting = await arrive(await target.as('desk1'))
    const sessions = {
      manager: await sessionOf(manager),
      operator: await sessionOf(await operatorOf(target)),
    }
    const always = await attemptCalls({ url: target.url, sessions })
    const { sent, faults, statuses } = await fuzzCalls({
      url: target.url,
      sessions,
      seed,
      rounds: endless,
      until: () => performance.now() > until,
      ids: { ...(await idsThatAreThere(await manager())), PdId: waiting.PdId },
    })
    const seen = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
    return {
      tried: `${always.sent} requests that are always the same, ${sent} by chance (${seen.join(', ')})`,
      findings: [...always.faults, ...faults].slice(0, 20).map((fault) => JSON.stringify(fault)),
    }
  },
}
