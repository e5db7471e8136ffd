import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as knock, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Modbus from 'jsmodbus'
import { connectAsync } from 'mqtt'
import type { Desk } from '../../tests/setup/desk.ts'
import { freePort } from '../measure/children.ts'
import { addGateway, type Door } from './doors.ts'
import type { DeviceCode } from './plant.ts'

/** Debian's own, which has the packages of Debian. */
const python = '/usr/bin/python3'
const mosquitto = '/usr/sbin/mosquitto'
const works = (command: string, ...given: string[]) =>
  spawnSync(command, given, { stdio: 'ignore' }).error === undefined

/** Whether there is a broker on this machine (apt-get install mosquitto). */
export const hasBroker = () => works(mosquitto, '-h')
/** Whether there is a device of Modbus (apt-get install python3-pymodbus python3-serial python3-serial-asyncio). */
export const hasModbus = () =>
  spawnSync(python, ['-c', 'import pymodbus, serial, serial_asyncio'], { stdio: 'ignore' }).status === 0

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = knock(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await pause(100)
  }
  throw new Error(`nothing listens on port ${port}`)
}

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export interface Broker {
  address: string
  stop(): Promise<void>
}

/** A broker of its own (MQTT 5), which keeps for a session whatever comes while nobody is there. */
export async function startBroker(): Promise<Broker> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-broker-'))
  const port = await freePort()
  const settings = `listener ${port} 127.0.0.1\nallow_anonymous true\nmax_queued_messages 0\n`
  await writeFile(join(folder, 'mosquitto.conf'), settings)
  const broker = spawn(mosquitto, ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' })
  await listens(port)
  return {
    address: `mqtt://127.0.0.1:${port}`,
    async stop() {
      await stop(broker)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Levels that come by a broker. */
export async function mqttDoor(desk: Desk, name: string): Promise<Door> {
  const broker = await startBroker()
  const Address = broker.address
  const client = await connectAsync(Address, { protocolVersion: 5 })
  const close = async () => {
    await client.endAsync(true)
    await broker.stop()
  }
  try {
    const { GatewayId: gatewayId } = await addGateway(desk, name, {
      Kind: 'mqtt',
      Address,
      Topic: 'building/#',
    })
    const keys = {
      'building/pit': 'P-021',
      'building/tank/a': 'W-001',
      'building/tank/b': 'W-002',
      'building/tank/c': 'W-003',
      'building/pool/water': 'W-010',
      'building/pool/fire': 'F-010',
    } as const
    return {
      gatewayId,
      keys,
      async say(readings) {
        const At = new Date().toISOString()
        for (const [topic, code] of Object.entries(keys))
          await client.publishAsync(topic, JSON.stringify({ Value: readings[code], At }), { qos: 1 })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Where a number stands in the device, and how many of it are one of its unit. */
const registers = [
  ['power', 14, 'P-001', 1],
  ['co', 15, 'G-011', 1],
  ['battery', 16, 'E-001', 10],
  ['pressure', 17, 'F-001', 10],
  ['doors', 18, 'L-006', 1],
] as const satisfies readonly (readonly [string, number, DeviceCode, number])[]
const liftCoil = 3

/** A device of Modbus TCP (pymodbus), whose registers are written as a controller of the building would. */
export async function modbusDoor(desk: Desk, name: string): Promise<Door> {
  const port = await freePort()
  const script = fileURLToPath(new URL('../../tests/setup/modbus-device.py', import.meta.url))
  const device = spawn(python, [script, String(port), '0'], { stdio: 'ignore' })
  await listens(port)
  const socket = new Socket()
  const client = new Modbus.client.TCP(socket, 1, 5000)
  socket.connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  const close = async () => {
    socket.destroy()
    await stop(device)
  }
  try {
    const { GatewayId: gatewayId } = await addGateway(desk, name, {
      Kind: 'modbus',
      Address: `127.0.0.1:${port}`,
      PollSeconds: 1,
      Registers: [
        ...registers.map(([key, number, , factor]) => `${key} holding ${number} uint16 ${1 / factor}`),
        `lift coil ${liftCoil}`,
      ].join('\n'),
    })
    return {
      gatewayId,
      keys: { ...Object.fromEntries(registers.map(([key, , code]) => [key, code])), lift: 'L-001' },
      async say(readings) {
        for (const [, number, code, factor] of registers)
          await client.writeSingleRegister(number, Math.round(Number(readings[code]) * factor))
        await client.writeSingleCoil(liftCoil, readings['L-001'])
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
