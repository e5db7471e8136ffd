import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'

const base = '/api/v1/Alarm/Gateway'
const isThere = (program: string, option: string) =>
  spawnSync(program, [option], { stdio: 'ignore' }).error === undefined
// Where they are not the test is named as not run (bin/tools/peers.mjs).
const peers = isThere('/usr/sbin/mosquitto', '-h') && isThere('openssl', 'version')

describe.skipIf(!peers)(
  'a broker whose certificate an authority of the house signed (mosquitto, openssl)',
  () => {
    let lobby: Lobby
    let admin: Desk
    let folder: string
    let port: number
    let broker: ChildProcess
    const GatewayId = newId()
    const file = (name: string) => path.join(folder, name)
    const openssl = (...given: string[]) => execFileSync('openssl', given, { cwd: folder, stdio: 'ignore' })
    const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
    const authority = (name: string) =>
      openssl('req', '-x509', ...key, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name}`)

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'lobby-ca-'))
      authority('house')
      authority('other')
      openssl(
        'req',
        ...key.slice(0, 3),
        '-keyout',
        'broker.key',
        '-out',
        'broker.csr',
        '-subj',
        '/CN=localhost',
      )
      await writeFile(file('names'), 'subjectAltName=DNS:localhost\n')
      const sign = 'x509 -req -in broker.csr -CA house.pem -CAkey house.key -CAcreateserial'
      openssl(...`${sign} -days 2 -extfile names -out broker.pem`.split(' '))
      port = await freePort()
      await writeFile(
        file('mosquitto.conf'),
        `listener ${port} 127.0.0.1\nallow_anonymous true\ncertfile ${file('broker.pem')}\nkeyfile ${file('broker.key')}\nuser root\n`,
      )
      broker = spawn('/usr/sbin/mosquitto', ['-c', file('mosquitto.conf')], { stdio: 'ignore' })
      lobby = await startLobby({ run: 'api,gateways', env: { PRIVATE_HOSTS: '1' } })
      admin = await lobby.as('auth_0912345678', '晴川社區')
    })
    afterAll(async () => {
      await lobby?.close()
      broker?.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    })

    const gateway = async () => {
      const { body } = await admin.get(base)
      return body.Data.find((one: { GatewayId: string }) => one.GatewayId === GatewayId)
    }
    const reach = { Name: '機房', Kind: 'mqtt', Topic: 'building/#' }
    const correct = async (Authority: string) =>
      admin.put(`${base}/${GatewayId}`, {
        ...reach,
        Address: `mqtts://localhost:${port}`,
        Authority,
        RowVersion: (await gateway()).RowVersion,
      })

    it('is not believed as it is, nor by another authority, and is by its own', async () => {
      const added = await admin.post(base, { ...reach, GatewayId, Address: `mqtts://localhost:${port}` })
      expect(added.status).toBe(200)
      await expect.poll(async () => (await gateway()).Fault, { timeout: 30_000 }).toBe('secure')
      expect((await correct(await readFile(file('house.pem'), 'utf8'))).status).toBe(200)
      await expect.poll(async () => (await gateway()).State, { timeout: 30_000 }).toBe('connected')
      expect((await gateway()).Authority).toContain('BEGIN CERTIFICATE')
      expect((await correct(await readFile(file('other.pem'), 'utf8'))).status).toBe(200)
      await expect.poll(async () => (await gateway()).Fault, { timeout: 30_000 }).toBe('secure')
    })

    it('is refused in a sentence where its certificate says nothing', async () => {
      expect((await correct('CERT')).body.Message).toContain('PEM')
      const whole = await readFile(file('house.pem'), 'utf8')
      const torn = whole.split('\n').toSpliced(3, 4).join('\n')
      expect((await correct(torn)).body.Message).toContain('憑證讀不懂')
      const plain = await admin.post(base, {
        ...reach,
        GatewayId: newId(),
        Address: 'mqtt://localhost:1883',
        Authority: whole,
      })
      expect(plain.body.Message).toContain('mqtts://')
    })

    it('hears no password that was typed for another authority', async () => {
      const id = newId()
      const given = { ...reach, Name: '有密碼', Address: 'mqtts://broker.example:8883', User: 'lobby' }
      expect((await admin.post(base, { ...given, GatewayId: id, Password: 's3cret' })).status).toBe(200)
      const { body } = await admin.put(`${base}/${id}`, {
        ...given,
        RowVersion: 1,
        Authority: await readFile(file('other.pem'), 'utf8'),
      })
      expect(body.ErrorMessage.Code).toBe(400_22_033)
    })
  },
)
