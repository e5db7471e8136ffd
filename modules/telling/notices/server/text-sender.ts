import type { Outgoing } from '#platform/server/outgoing.ts'
import { smsChannel } from './channel-sms.ts'
import { sendQuietly } from './send-quietly.ts'

/** Sends one text message to a mobile number; false when the gateway did not take it. */
export type SendText = (message: { key: string; to: string; text: string }) => Promise<boolean>

/** A sentence about settings of an SMS gateway that cannot work; '' when they can. */
export const complaintAboutGateway = (settings: Record<string, string>): string =>
  smsChannel.complaint(settings)

/** The way through an SMS gateway with these settings, which are those of the channel SMS. */
export const textSender =
  (settings: Record<string, string>, outside: Outgoing): SendText =>
  async (message) =>
    'id' in (await sendQuietly(smsChannel, settings, { title: '', ...message }, outside))
