import { z } from 'zod'
import type { PushKind } from '#platform/server/push-kind.ts'

/** What the job of one browser is given. */
const payload = z.object({ subscriptionId: z.uuid(), kind: z.string(), until: z.string() })
export const sendJob = { name: 'push.send', payload }

/** What a browser is told: of an event by its name, or as a trial. */
export type Told = Pick<PushKind, 'title' | 'english' | 'link' | 'lifetime' | 'urgency'> & { name: string }

/** What somebody sends to their own browser. */
export const trial: Told = {
  name: 'test',
  title: 'Lobby 的測試通知',
  english: 'A test from Lobby',
  link: '/mgmt/home',
  lifetime: 60,
  urgency: 'high',
}

/** What a browser is told by its name; undefined when nothing is declared under it any more. */
export function toldBy(kinds: readonly PushKind[], name: string): Told | undefined {
  if (name === trial.name) return trial
  const kind = kinds.find(({ event }) => event.name === name)
  return kind && { ...kind, name }
}
