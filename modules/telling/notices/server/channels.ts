import type { Outgoing } from '#platform/server/outgoing.ts'
import type { SentChannel } from '../shapes.ts'
import type { Channel } from './channel.ts'
import { lineChannel } from './channel-line.ts'
import { mailChannel } from './channel-mail.ts'
import { smsChannel } from './channel-sms.ts'
import { voiceChannel } from './channel-voice.ts'

/** The channels and their way outside. */
export interface Channels {
  outside: Outgoing
  all: Record<SentChannel, Channel>
}

/** Every channel there is; `lineAddress` is where LINE's API listens. */
export const channelsOf = (outside: Outgoing, lineAddress: string): Channels => ({
  outside,
  all: { line: lineChannel(lineAddress), mail: mailChannel, sms: smsChannel, voice: voiceChannel },
})

const noWay: Outgoing = {
  addressOf: () => Promise.reject(new Error('nothing is sent here')),
  send: () => Promise.reject(new Error('nothing is sent here')),
}
const plain = channelsOf(noWay, '').all

/** What is known of a channel without sending by it: addresses, masks, what it needs. */
export const channelCalled = (name: SentChannel): Channel => plain[name]
