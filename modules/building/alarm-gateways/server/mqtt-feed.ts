import { isIP, type LookupFunction, connect as connectPlain } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecure } from 'node:tls'
import { MqttClient } from 'mqtt'
import type { Fault } from '../faults.ts'
import { faultOf } from './fault-of.ts'
import type { Feed, FedGateway, FeedWays } from './feed.ts'
import { bounded, keepInBatches, longestMessage } from './in-batches.ts'
import { readMessage } from './mqtt-words.ts'

/** Seconds for which a broker keeps what came while nobody was there. */
const keptFor = 7 * 86_400

/** Milliseconds that a broker has to let go of what was listened to. */
const patience = 2000

/** Looks a host up as the judge of addresses does, at every connection: the name may lead elsewhere by then. */
const judged =
  (ways: FeedWays, refused: (why: Fault) => void): LookupFunction =>
  (host, options, done) => {
    ways.addressOf(host).then(
      (address) => {
        const family = isIP(address)
        if (options.all) done(null, [{ address, family }])
        else done(null, address, family)
      },
      (error: Error) => {
        refused(faultOf(error))
        done(error, '')
      },
    )
  }

/**
 * Listens to a broker (MQTT 5) with a session that it keeps: what it hands out is acknowledged only once it is committed, so
 * that what was acknowledged is never lost; what was not comes again. What a broker retained is no news and is not asked for.
 * `isPassing`: somebody only looks: no session stays behind, and what was retained shows what there is.
 */
export async function mqttFeed(
  gateway: FedGateway,
  ways: FeedWays,
  { isPassing = false } = {},
): Promise<Feed> {
  const { gatewayId, password } = gateway
  const { address, topic, user, authority, left: leftBefore = [] } = gateway.settings
  const { protocol, hostname, port } = new URL(address)
  // An address in digits is never looked up.
  await ways.addressOf(hostname)
  const isSecure = protocol === 'mqtts:'
  let why: Fault | '' = ''
  const place = {
    host: hostname,
    port: Number(port) || (isSecure ? 8883 : 1883),
    lookup: judged(ways, (said) => (why = said)),
  }
  const open = (self: MqttClient) =>
    bounded(
      self,
      isSecure
        ? connectSecure({
            ...place,
            ...(!isIP(hostname) && { servername: hostname }),
            // An authority of the house stands for itself: nobody else speaks for this broker.
            ...(authority && { ca: authority }),
          })
        : connectPlain(place),
    )
  const client = new MqttClient(open, {
    protocolVersion: 5,
    // A session of its own: the id of a trial is its caller's.
    clientId: `lobby-${isPassing ? 'trial-' : ''}${gatewayId}`,
    clean: isPassing,
    properties: {
      sessionExpiryInterval: isPassing ? 0 : keptFor,
      receiveMaximum: 100,
      maximumPacketSize: longestMessage,
    },
    ...(user && { username: user, password }),
    connectTimeout: 10_000,
    reconnectPeriod: 2000,
    manualConnect: true,
  })
  keepInBatches(client, async (messages) => {
    const read = messages.map(({ topic: said, payload }) => ({
      said,
      ...readMessage(said, payload.toString('utf8')),
    }))
    await ways.keep(read.flatMap(({ signals }) => signals))
    const missed = read.flatMap(({ said, isUnderstood }) => (isUnderstood ? [] : [said]))
    // What cannot be written down now is no reason to have all of it again.
    if (missed.length) await ways.miss(missed).catch(() => undefined)
  })
  const tell = (fault: Fault | '') => void ways.tell(fault).catch(() => undefined)
  client.on('connect', () => {
    why = ''
    // The session is that of before, also when the topic was corrected while the broker, or this program, was away.
    if (!isPassing && leftBefore.length) client.unsubscribe([...leftBefore], () => undefined)
    client.subscribe(topic, { qos: isPassing ? 0 : 1, rh: isPassing ? 0 : 2 }, (error) =>
      // Connected, and not let to that topic: the account is right and may not.
      tell(error ? 'denied' : ''),
    )
  })
  client.on('error', (error) => (why = faultOf(error)))
  client.on('close', () => tell(why || 'closed'))
  client.connect()
  return {
    async stop(isForGood) {
      const left = isForGood && client.connected && client.unsubscribeAsync(topic).catch(() => undefined)
      // A broker that does not answer is not waited for.
      await Promise.race([left, pause(patience, undefined, { ref: false })])
      await client.endAsync(true)
    },
  }
}
