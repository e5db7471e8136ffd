import { parseArgs } from 'node:util'
import { CabinetOnTrial, Missed } from './cabinet-on-trial.ts'
import { Trials } from './trials.ts'

/** Tries a cabinet of a maker against docs/devices.md: says where it is to connect, what hands have to do, and what it missed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8790' }, host: { type: 'string', default: '127.0.0.1' } },
  })
  const at = new CabinetOnTrial()
  const address = await at.listen(Number(values.port), values.host)
  console.log(
    `請讓櫃體連到 ${address}\n帳號 ${at.name}，密碼 ${at.password}，子協定 lobby.locker.1；至少一個門，開始時全部關上。`,
  )
  const ask = (text: string) => console.log(`    請動手：${text}`)
  const hands = {
    close: (cubby: string) => ask(`${cubby} 的門如果開著，請關上`),
    type: (code: string) => ask(`輸入取件碼 ${code}`),
    reconnect: () => undefined,
  }
  const trials = new Trials(at, hands, { answers: 10, back: 120, hands: 120, quiet: 15 })
  let missed = 0
  for (const { name, run } of trials.all) {
    const wrong = await run().then(
      () => '',
      (error: unknown) => {
        if (error instanceof Missed) return error.message
        throw error
      },
    )
    if (wrong) missed++
    console.log(`${wrong ? '✗' : '✓'} ${name}${wrong ? `：${wrong}` : ''}`)
  }
  await at.close()
  console.log(missed ? `${missed} 項不符 docs/devices.md` : '全部符合 docs/devices.md')
  process.exitCode = missed ? 1 : 0
}

await main()
