import { connect } from 'mqtt'
import type { Feed, FedGateway, FeedWays } from './feed.ts'
import { signalsOf } from './mqtt-words.ts'

/** Seconds for which a broker keeps what came while nobody was there. */
const keptFor = 7 * 86_400

/**
 * Listens to a broker (MQTT 5) with a session that it keeps: what it hands out is acknowledged only once it is committed, so
 * that what was acknowledged is never lost; what was not comes again. What a broker retained is no news and is not asked for.
 */
export async function mqttFeed(gateway: FedGateway, ways: FeedWays): Promise<Feed> {
  const { gatewayId, password } = gateway
  const { address, topic, user } = gateway.settings
  const { protocol, hostname, port } = new URL(address)
  await ways.addressOf(hostname)
  const client = connect(`${protocol}//${hostname}:${port || (protocol === 'mqtts:' ? 8883 : 1883)}`, {
    protocolVersion: 5,
    clientId: `lobby-${gatewayId}`,
    clean: false,
    properties: { sessionExpiryInterval: keptFor, receiveMaximum: 100 },
    ...(user && { username: user, password }),
    connectTimeout: 10_000,
    reconnectPeriod: 2000,
    manualConnect: true,
    customHandleAcks: (said, message, _packet, acknowledge) => {
      const signals = signalsOf(said, message.toString('utf8'))
      ways.keep(signals).then(
        () => acknowledge(0),
        // Not acknowledged: the line is dropped, and the broker hands it out again.
        (error: Error) => {
          acknowledge(error, 0x80)
          client.stream.destroy()
        },
      )
    },
  })
  const tell = (fault: string) => void ways.tell(fault).catch(() => undefined)
  client.on('connect', () => {
    client.subscribe(topic, { qos: 1, rh: 2 }, (error) => tell(error ? error.message : ''))
  })
  client.on('error', (error) => tell(error.message))
  client.on('close', () => tell('closed'))
  client.connect()
  return { stop: () => client.endAsync(true) }
}
