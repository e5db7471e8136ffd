import type { Outgoing } from '#platform/server/outgoing.ts'
import { scrub } from '#platform/server/scrub.ts'
import type { Channel, Message, Outcome } from './channel.ts'

/** Characters that are kept of what a provider calls a message, and of a sentence about it. */
const most = 200

/**
 * Tries a channel once; nothing that comes back holds what it signs in with, whatever the provider echoes. Answers are
 * cleaned before the channel reads them, and its words once more before they are cut and written down.
 */
export async function sendQuietly(
  channel: Channel,
  settings: Record<string, string>,
  message: Message,
  outside: Outgoing,
): Promise<Outcome> {
  const secrets = channel.needs.flatMap(({ name, isSecret }) => (isSecret && settings[name]) || [])
  const accounts = ['account', 'user'].flatMap((name) => settings[name] || [])
  const clean = (text: string) => scrub(text, secrets, accounts)
  const quiet: Outgoing = {
    addressOf: (host) => outside.addressOf(host),
    async send(url, request) {
      const answer = await outside.send(url, request)
      const headers = Object.entries(answer.headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? clean(value) : value?.map(clean),
      ])
      return { ...answer, text: clean(answer.text), headers: Object.fromEntries(headers) }
    },
  }
  const outcome = await channel.send(settings, message, quiet)
  return 'id' in outcome
    ? { id: clean(outcome.id).slice(0, most) }
    : { ...outcome, problem: clean(outcome.problem).slice(0, most) }
}
