import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Desk } from '../../tests/setup/desk.ts'
import { DoorDevice } from '../../tests/setup/door-device.ts'
import { LockerCabinet } from '../../tests/setup/locker-cabinet.ts'

const base = '/api/v1/SmartLocker'
const doorBase = '/api/v1/Intercom/Door'

const addressOf = (url: string, path: string, { DeviceName, Password }: Record<string, string>) =>
  `${url.replace(/^http(s?):\/\//, `ws$1://${DeviceName}:${Password}@`)}/devices/${path}/${DeviceName}`

/** Connects what plays each cabinet; a door closes so many seconds after it opened, with a parcel behind it. */
async function playCabinets(desk: Desk, url: string, seconds: number): Promise<LockerCabinet[]> {
  const all: { CabinetId: string; Cubbies: { Name: string }[] }[] = (await desk.get(`${base}/Cabinet`)).body
    .Data
  const playing: LockerCabinet[] = []
  for (const { CabinetId, Cubbies } of all) {
    const key = (await desk.patch(`${base}/Cabinet/${CabinetId}/Password`, {})).body.Data
    const names = Cubbies.map(({ Name }) => Name)
    const cabinet = new LockerCabinet(addressOf(url, 'lockers', key), names)
    cabinet.onOpen = ({ id, cubby, op }) => {
      cabinet.open(cubby, op)
      cabinet.send({ type: 'done', id })
      setTimeout(() => cabinet.close(cubby, op, true), seconds * 1000)
    }
    await cabinet.connect()
    playing.push(cabinet)
  }
  return playing
}

/** Connects what plays each door beside a sentry: somebody goes through it when it was unlocked. */
async function playDoors(desk: Desk, url: string, seconds: number): Promise<DoorDevice[]> {
  const all: { DoorId: string }[] = (await desk.get(doorBase)).body.Data
  const playing: DoorDevice[] = []
  for (const { DoorId } of all) {
    const key = (await desk.patch(`${doorBase}/${DoorId}/Password`, {})).body.Data
    const door = new DoorDevice(addressOf(url, 'doors', key))
    door.onOpen = (order) => {
      door.do(order)
      door.open()
      setTimeout(() => door.close(), seconds * 1000)
    }
    await door.connect()
    playing.push(door)
  }
  return playing
}

/** Plays the cabinets and doors of a demo community into a Lobby that runs, by the real socket: they open when they are told to, and close again. */
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
  const close = Number(values.close)
  const cabinets = await playCabinets(desk, values.url, close)
  const doors = await playDoors(desk, values.url, close)
  const playing = [...cabinets, ...doors]
  console.log(
    `${cabinets.length} 個智取櫃、${doors.length} 個門禁已連線，門開 ${close} 秒後關上；Ctrl C 結束。`,
  )
  while (!stopping.signal.aborted) {
    await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined)
    for (const device of playing) if (!device.isConnected && !stopping.signal.aborted) await device.connect()
  }
  for (const device of playing) await device.cutPower()
}

await main()
