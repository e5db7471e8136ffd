import type { Outgoing } from '#platform/server/outgoing.ts'
import type { PushKeys } from './keys.ts'
import type { Browser } from './token.ts'

/** What a browser is told: words and a page, nothing of people. */
export interface Message {
  title: string
  /** The title for a browser that asks for English before Chinese. */
  english: string
  link: string
  /** A later notification of the same tag takes the place of the former one. */
  tag: string
}

export type Outcome = 'sent' | 'gone' | 'refused' | 'later'

/** Sends a message to a browser, encrypted for it alone. Throws what the way outside throws. */
export type SendPush = (
  browser: Browser,
  message: Message,
  about: { lifetime: number; urgency: 'normal' | 'high' },
) => Promise<Outcome>

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  // The browser gave up its subscription, or was removed.
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) return 'later'
  return 'refused'
}

/** The way to push services; `contact` is whom they may write to when something is wrong (`mailto:` or https). */
export const pushSender =
  (outside: Outgoing, keys: () => Promise<PushKeys>, contact: string): SendPush =>
  async (browser, message, { lifetime, urgency }) => {
    const { default: webPush } = await import('web-push')
    const { headers, body, endpoint } = webPush.generateRequestDetails(
      {
        endpoint: browser.endpoint,
        keys: { p256dh: browser.browserKey, auth: browser.browserSecret },
      },
      JSON.stringify(message),
      { vapidDetails: { subject: contact, ...(await keys()) }, TTL: lifetime, urgency },
    )
    const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
    const answer = await outside.send(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(given),
      body,
    })
    return outcomeOf(answer.status)
  }
