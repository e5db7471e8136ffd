import type { Program } from '#platform/server/manifest.ts'
import type { LongJobContext } from '#platform/server/work.ts'
import type { SentChannel } from '../shapes.ts'
import type { Message } from './channel.ts'
import { valuesOf } from './channel-settings.ts'
import { channelsOf } from './channels.ts'
import { sendQuietly } from './send-quietly.ts'

/**
 * A program's way to send one message by a channel of the community, now and also at night. Gives '' when it was taken,
 * `channelOff` when the community has no such channel, else what the channel says.
 */
export function directSender({ outside, sealer, config }: Program) {
  const { all } = channelsOf(outside, config.lineAddress)
  return async (context: LongJobContext, channel: SentChannel, message: Message): Promise<string> => {
    const settings = await context.read((lease) => valuesOf(lease, sealer, channel))
    if (!settings) return 'channelOff'
    const outcome = await sendQuietly(all[channel], settings, message, outside)
    return 'id' in outcome ? '' : outcome.problem
  }
}
