import { setTimeout as pause } from 'node:timers/promises'
import type { Desk } from '../../tests/setup/desk.ts'
import { assign, type Door, httpDoor, retireGateways } from './doors.ts'
import { hasBroker, hasModbus, modbusDoor, mqttDoor } from './fed-doors.ts'
import { happen, type Incident, incidentNames, incidents, later, newPlant, readings } from './plant.ts'
import { playScreens } from './screens.ts'

/** How names of what a play adds begin; by it what an earlier one left is taken away. */
const prefix = '模擬 '

export interface PlayWish {
  /** Somebody who may set gateways and screens up. */
  desk: Desk
  /** Seconds of the building for one of ours. */
  speed: number
  /** What happens first, one after the other; afterwards now and then something. */
  first: readonly Incident[]
  signal: AbortSignal
  tell: (line: string) => void
}

/** The points of the community by the code of their asset, and the button to call for help. */
async function pointsOf(desk: Desk): Promise<Map<string, string>> {
  const { status, body } = await desk.get('/api/v1/Alarm/tag')
  if (status !== 200) throw new Error(body.Message ?? `HTTP ${status}`)
  const all = body.Data as { TagId: string; AssetCode: string; IsPrivate: boolean }[]
  return new Map(all.map(({ TagId, AssetCode, IsPrivate }) => [IsPrivate ? 'help' : AssetCode, TagId]))
}

/** Opens every door that this machine has; those that it has not are said. */
async function openDoors(desk: Desk, tell: PlayWish['tell']): Promise<Door[]> {
  await retireGateways(desk, (name) => name.startsWith(prefix))
  const doors = [await httpDoor(desk, `${prefix}HTTP`)]
  const ways = [
    ['MQTT', hasBroker, mqttDoor, 'mosquitto'],
    ['Modbus', hasModbus, modbusDoor, 'python3-pymodbus python3-serial python3-serial-asyncio'],
  ] as const
  for (const [name, isThere, open, packages] of ways)
    if (isThere()) doors.push(await open(desk, `${prefix}${name}`))
    else tell(`沒有 ${name}（apt-get install ${packages}），這一路不播。`)
  return doors
}

/** Whether a number of 0 until 1 says that something happens in these seconds: about once an hour of the building each. */
const isTime = (chance: number, seconds: number) => chance < (seconds * incidentNames.length) / 3600 / 2

/**
 * Plays a building through the doors of Lobby until it is stopped: pumps, tanks, lifts, fire, calls for help; and three
 * screens. Afterwards its gateways and screens are taken away; alarms and values stay.
 */
export async function playBuilding({ desk, speed, first, signal, tell }: PlayWish): Promise<void> {
  const points = await pointsOf(desk)
  const doors = await openDoors(desk, tell)
  const screens = await playScreens(desk, prefix)
  const waiting = [...first]
  let plant = newPlant()
  let unassigned = 1
  try {
    tell(`${doors.length} 個閘道器、3 面看板開始播放；Ctrl+C 結束。`)
    while (!signal.aborted) {
      for (const door of doors) await door.say(readings(plant)).catch((error: Error) => tell(error.message))
      if (unassigned) {
        const missing = await Promise.all(doors.map((door) => assign(desk, door, points)))
        unassigned = missing.reduce((sum, count) => sum + count, 0)
        if (!unassigned) tell('每一個訊號都已對應到測點。')
      }
      const name = unassigned
        ? undefined
        : (waiting.shift() ??
          (isTime(Math.random(), speed)
            ? incidentNames[Math.floor(Math.random() * incidentNames.length)]
            : undefined))
      if (name && plant.lasting[name] === undefined) {
        tell(`發生：${name}（${Math.round(incidents[name] / speed)} 秒）`)
        // However fast the time of the building goes, whoever plays it sees it.
        plant = happen(plant, name, 6 * speed)
      }
      plant = later(plant, speed, Math.random)
      await pause(1000, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await screens.close().catch((error: Error) => tell(error.message))
    for (const door of doors) await door.close()
    await retireGateways(desk, (gateway) => gateway.startsWith(prefix)).catch((error: Error) =>
      tell(error.message),
    )
  }
}
