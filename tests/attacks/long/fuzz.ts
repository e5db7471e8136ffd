import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { totpOf } from '#modules/operator/server/sign-in.ts'
import { Desk } from '../../setup/desk.ts'
import { arrive } from '../../setup/packages.ts'
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
  env: { RATE_LIMIT: '1000000' },
  async run({ target, seed, until }) {
    const manager = () => target.as('auth_0912345678', '晴川社區')
    const waiting = await arrive(await target.as('desk1'))
    const { sent, faults, statuses } = await fuzzCalls({
      url: target.url,
      sessions: {
        manager: await sessionOf(manager),
        operator: await sessionOf(await operatorOf(target)),
      },
      seed,
      rounds: endless,
      until: () => performance.now() > until,
      ids: { ...(await idsThatAreThere(await manager())), PdId: waiting.PdId },
    })
    const seen = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
    return {
      tried: `${sent} requests (${seen.join(', ')})`,
      findings: faults.slice(0, 20).map((fault) => JSON.stringify(fault)),
    }
  },
}
