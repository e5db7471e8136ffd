import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Desk } from '../../tests/setup/desk.ts'
import { LockerCabinet } from '../../tests/setup/locker-cabinet.ts'

const base = '/api/v1/SmartLocker'

/** Plays the cabinets of a demo community into a Lobby that runs, by the real socket: doors open when they are told to, and close again. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== 'doors'),
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      account: { type: 'string', default: 'auth_0912345678' },
      community: { type: 'string', default: '晴川社區' },
      seconds: { type: 'string', default: '0' },
      close: { type: 'string', default: '6' },
    },
  })
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  const seconds = Number(values.seconds)
  if (seconds) setTimeout(() => stopping.abort(), seconds * 1000).unref()
  const desk = await Desk.signIn(values.url, values.account, values.community)
  const all: { CabinetId: string; Name: string; Cubbies: { Name: string }[] }[] = (
    await desk.get(`${base}/Cabinet`)
  ).body.Data
  const playing: LockerCabinet[] = []
  for (const { CabinetId, Cubbies } of all) {
    const { DeviceName, Password } = (await desk.patch(`${base}/Cabinet/${CabinetId}/Password`, {})).body.Data
    const address = `${values.url.replace(/^http(s?):\/\//, `ws$1://${DeviceName}:${Password}@`)}/devices/lockers/${DeviceName}`
    const cabinet = new LockerCabinet(
      address,
      Cubbies.map(({ Name }) => Name),
    )
    cabinet.onOpen = ({ id, cubby, op }) => {
      cabinet.open(cubby, op)
      cabinet.send({ type: 'done', id })
      setTimeout(() => cabinet.close(cubby, op, true), Number(values.close) * 1000)
    }
    await cabinet.connect()
    playing.push(cabinet)
  }
  console.log(`${playing.length} 個智取櫃已連線，門開 ${values.close} 秒後關上；Ctrl C 結束。`)
  while (!stopping.signal.aborted) {
    await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined)
    for (const cabinet of playing) if (!cabinet.isOpen && !stopping.signal.aborted) await cabinet.connect()
  }
  for (const cabinet of playing) await cabinet.cutPower()
}

await main()
