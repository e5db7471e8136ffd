import { parseArgs } from 'node:util'
import { CabinetTrials, cabinetOnTrial } from './cabinet-trials.ts'
import { Missed, type Trials } from './device-on-trial.ts'
import { DoorTrials, doorOnTrial } from './door-trials.ts'

const ask = (text: string) => console.log(`    請動手：${text}`)
const pace = { answers: 10, back: 120, hands: 120, quiet: 15 }
const reconnect = () => undefined

/** A cabinet, or with `door` a door controller: a server for it, its trials, and what is said to whoever stands at it. */
function onTrial(isDoor: boolean) {
  if (isDoor) {
    const at = doorOnTrial()
    const hands = {
      open: () => ask('打開剛開鎖的門'),
      force: () => ask('不按開門，直接讓門打開（或鬆開門磁）'),
      close: () => ask('把門關上'),
      reconnect,
    }
    const trials: Trials = new DoorTrials(at, hands, pace)
    return { at, trials, intro: '請讓門禁連到', also: '子協定 lobby.door.1；開始時門要關上。' }
  }
  const at = cabinetOnTrial()
  const hands = {
    close: (cubby: string) => ask(`${cubby} 的門如果開著，請關上`),
    type: (code: string) => ask(`輸入取件碼 ${code}`),
    reconnect,
  }
  const trials: Trials = new CabinetTrials(at, hands, pace)
  return { at, trials, intro: '請讓櫃體連到', also: '子協定 lobby.locker.1；至少一個門，開始時全部關上。' }
}

/** Tries a device of a maker against docs/devices.md: says where it is to connect, what hands have to do, and what it missed. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '8790' }, host: { type: 'string', default: '127.0.0.1' } },
    allowPositionals: true,
  })
  const { at, trials, intro, also } = onTrial(positionals.includes('door'))
  const address = await at.listen(Number(values.port), values.host)
  console.log(`${intro} ${address}\n帳號 ${at.name}，密碼 ${at.password}，${also}`)
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
