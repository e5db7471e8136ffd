import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { mailWithin } from '#modules/telling/notices/server/channel-mail.ts'
import { outgoing } from '#platform/server/outgoing.ts'

/** A mail host that never comes to the end of its answer, and is never silent. */
async function dripping() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let drops: NodeJS.Timeout | undefined
    socket.once('close', () => {
      open.delete(socket)
      clearInterval(drops)
    })
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.once('data', () => {
      drops = setInterval(() => socket.write('250-and so on\r\n'), 20)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { open, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

it('A mail host that answers bit by bit without end has its time, and then the job goes on', async () => {
  const host = await dripping()
  const settings = {
    host: '127.0.0.1',
    port: String(host.port),
    security: 'none',
    from: 'desk@lobby.example',
  }
  const message = { key: 'one', to: 'liu@example.com', title: '包裹', text: '到了' }
  const sent = await mailWithin(500).send(settings, message, outgoing({ allowsNear: true }))
  expect(sent).toMatchObject({ isFinal: false, problem: '連不上郵件主機' })
  await expect.poll(() => host.open.size).toBe(0)
  host.close()
})
