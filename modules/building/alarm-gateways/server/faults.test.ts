import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'

const base = '/api/v1/Alarm/Gateway/Probe'
let lobby: Lobby
let admin: Desk
const servers: Server[] = []
const sockets = new Set<Socket>()
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways', env: { PRIVATE_HOSTS: '1' } })
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
  await lobby.close()
})

/** Something on this machine that answers the first words of whoever connects; its port. */
async function answers(say: (socket: Socket, heard: Buffer) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (heard) => say(socket, heard))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((done) => server.once('listening', done))
  return (server.address() as AddressInfo).port
}
/** Why a trial does not connect. */
async function faultOf(settings: object, who = admin, program = lobby): Promise<string> {
  await program.owner.query('delete from alarm_probe')
  const ProbeId = newId()
  const begun = await who.post(base, { ProbeId, Registers: 'tank holding 1', ...settings })
  expect(begun.status).toBe(200)
  const looked = async () => (await who.get(`${base}/${ProbeId}`)).body.Data
  await expect.poll(async () => (await looked()).State, { timeout: 60_000 }).toBe('failed')
  return (await looked()).Fault
}
const mqtt = (port: number, scheme = 'mqtt') => ({ Kind: 'mqtt', Address: `${scheme}://127.0.0.1:${port}` })
const modbus = (port: number) => ({ Kind: 'modbus', Address: `127.0.0.1:${port}` })

it('says why a gateway is not connected by a word of its own, whatever a library says of it', async () => {
  const closed = await freePort()
  expect(await faultOf(mqtt(closed))).toBe('refused')
  expect(await faultOf(modbus(closed))).toBe('refused')
  expect(await faultOf({ Kind: 'modbus', Address: 'nowhere.invalid:502' })).toBe('name')
  // A page of the web, where a broker was meant.
  expect(await faultOf(mqtt(await answers((to) => to.end('HTTP/1.1 400 Bad Request\r\n\r\n'))))).toBe(
    'protocol',
  )
  expect(await faultOf(mqtt(await answers((to) => to.end('HTTP/1.1 400\r\n\r\n')), 'mqtts'))).toBe('secure')
  // A broker of MQTT 5 that says: not authorized.
  const account = Buffer.from([0x20, 3, 0, 0x87, 0])
  expect(await faultOf(mqtt(await answers((to) => to.write(account))))).toBe('account')
  expect(await faultOf(mqtt(await answers((to) => to.destroy())))).toBe('closed')
  expect(await faultOf(modbus(await answers(() => undefined)))).toBe('silent')
  // A device of Modbus that has no such register.
  const refuses = (to: Socket, heard: Buffer) =>
    to.write(Buffer.concat([heard.subarray(0, 4), Buffer.from([0, 3, heard[6] ?? 0, 0x83, 2])]))
  expect(await faultOf(modbus(await answers(refuses)))).toBe('device')
}, 180_000)

it('says of an address of its own network that this server does not go there', async () => {
  const outside = await startLobby({ run: 'api,gateways' })
  const who = await outside.as('auth_0912345678', '晴川社區')
  try {
    for (const Address of ['mqtt://127.0.0.1:1883', 'mqtt://localhost:1883'])
      expect(await faultOf({ Kind: 'mqtt', Address }, who, outside)).toBe('near')
    expect(await faultOf({ Kind: 'bacnet', Address: '192.168.1.30:47808' }, who, outside)).toBe('near')
  } finally {
    await outside.close()
  }
}, 120_000)
