import type { DemoCast } from '#platform/server/manifest.ts'
import { formatted } from '#modules/everyday/formatted-text/contract.ts'
import { type SampleTold, sampleTold } from '#modules/telling/notices/server/public.ts'
import type { Audience } from '../audience.ts'

/** Something that the demo community told its residents. */
export interface SampleLetter {
  id: string
  kind: 'own' | 'news'
  title: string
  text: string
  audience: Audience
  at: Date
  untilAt: Date | null
  /** Of a hundred households, how many read it; null: it has not gone out. */
  readOf100: number | null
  by: string
}

const floors = 15
const units = 4
const range = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1)

/** The households of the demo community that an audience means, by their labels. */
const labelsOf = ({ buildings }: Audience): string[] =>
  (buildings.length ? buildings : ['A棟', 'B棟', 'C棟']).flatMap((building) =>
    range(floors).flatMap((floor) => range(units).map((unit) => `${building}-${floor}F-${unit}`)),
  )

/** 0 to 99, the same at every start, and spread. */
const chanceOf = (text: string): number => {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return (sum * 53) % 100
}

const minute = 60_000

/** Demo rows of what was told to residents, with who read it; of the newest also by which channel it went. */
export function sampleLetters(
  cast: DemoCast,
  letters: readonly SampleLetter[],
  withWays: ReadonlySet<string>,
) {
  const { communityId, clerk, householdId, idOf } = cast
  const told: SampleTold[] = []
  const recipients = letters.flatMap(({ id, kind: _, title, text, at, audience, readOf100, by }) =>
    (readOf100 === null ? [] : labelsOf(audience)).map((label) => {
      const recipientId = idOf(`recipient ${id} ${label}`)
      const isRead = chanceOf(`${label}${id}`) < (readOf100 ?? 0)
      const readAt = new Date(at.getTime() + (chanceOf(`${id}${label}`) + 1) * 37 * minute)
      const channel = (['line', 'line', 'line', 'mail', 'sms'] as const)[chanceOf(label) % 5] ?? 'line'
      if (withWays.has(id))
        told.push({
          kind: 'notification',
          itemId: recipientId,
          householdId: householdId(label),
          title,
          text: `${title}\n${text}`,
          at,
          channel,
          isSent: isRead || chanceOf(`way ${label}${id}`) < 80,
          madeBy: by,
        })
      return {
        communityId,
        id: recipientId,
        notificationId: id,
        householdId: householdId(label),
        residentId: null,
        readKey: recipientId.replaceAll('-', '').padEnd(40, '0'),
        link: '',
        toldAt: at,
        times: 1,
        readAt: isRead && readAt < cast.now ? readAt : null,
        readByName: '',
      }
    }),
  )
  const rows = letters.map(({ id, kind, title, text, audience, at, untilAt, readOf100, by }) => ({
    communityId,
    id,
    kind,
    title,
    content: formatted(text),
    files: [],
    audience,
    dueAt: at,
    remindAt: null,
    untilAt,
    madeAt: at < cast.now ? at : new Date(cast.now.getTime() - 60 * minute),
    madeBy: clerk.accountId,
    madeByName: by,
    sentAt: readOf100 === null ? null : at,
    calledOffAt: null,
    toldAgainAt: null,
  }))
  return [['notification', rows], ['notification_recipient', recipients], ...sampleTold(cast, told)] as const
}
