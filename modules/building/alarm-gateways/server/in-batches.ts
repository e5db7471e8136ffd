import type { Duplex } from 'node:stream'
import type { IPublishPacket, MqttClient, Packet } from 'mqtt'

/** How many messages, and bytes of them, wait for one commit at most; more are not read from the line meanwhile. */
const most = 200
const mostBytes = 1_000_000
/** Bytes that come at most until they are a message: a broker that sends longer ones is left. */
export const longestMessage = 262_144

/** What a client sends with, which its ways for others leave no room to hold back. */
interface Sends {
  _sendPacket(packet: Packet, done?: () => void, ...others: unknown[]): void
}

/**
 * Gives what a broker hands out to `keep`, in its order, all that came while the last was being kept at once; each message is
 * acknowledged when its batch is kept. A batch that could not be kept drops the line, and the broker hands it out again.
 * The client itself would acknowledge one message before it reads the next, which makes a commit of each.
 */
export function keepInBatches(
  client: MqttClient,
  keep: (messages: readonly IPublishPacket[]) => Promise<void>,
): void {
  const sends = client as unknown as Sends
  const send = sends._sendPacket.bind(client)
  const none = () => ({ messages: [] as IPublishPacket[], held: [] as Packet[], bytes: 0 })
  let batch = none()
  let resume: (() => void) | undefined
  let isKeeping = false
  /** What was read on a line that is gone is handed out again on the next one, under numbers of its own. */
  const forget = () => {
    batch = none()
    resume = undefined
  }
  async function keepAll() {
    isKeeping = true
    while (batch.messages.length) {
      const { messages, held } = batch
      const { stream } = client
      batch = none()
      resume?.()
      resume = undefined
      try {
        await keep(messages)
        if (client.stream === stream) for (const packet of held) send(packet)
      } catch {
        if (client.stream === stream) forget()
        stream.destroy()
      }
    }
    isKeeping = false
  }
  sends._sendPacket = (packet, done, ...others) => {
    if (packet.cmd !== 'puback') return send(packet, done, ...others)
    batch.held.push(packet)
    done?.()
  }
  client.handleMessage = (packet, done) => {
    batch.messages.push(packet)
    batch.bytes += packet.payload.length
    if (batch.messages.length < most && batch.bytes < mostBytes) done()
    else resume = done
    // After what came with it was read too.
    if (!isKeeping) {
      isKeeping = true
      setImmediate(() => void keepAll())
    }
  }
  client.on('close', forget)
}

/** A line to a broker that is left when its bytes become no message for too long. */
export function bounded<Line extends Duplex>(client: MqttClient, line: Line): Line {
  let unread = 0
  const read = () => {
    unread = 0
  }
  client.on('packetreceive', read)
  line.on('close', () => client.off('packetreceive', read))
  line.on('data', (bytes: Buffer) => {
    unread += bytes.length
    if (unread > longestMessage) line.destroy()
  })
  return line
}
