import type { Item } from '../contract.ts'

const bytes = 73

/** A line of at most 75 bytes, the rest on lines that begin with a space (RFC 5545, 3.1); no character is cut. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > bytes) {
      lines.push(part)
      part = character
    } else part += character
  }
  return [...lines, part].join('\r\n ')
}

const text = (words: string) =>
  words.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n')

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
/** The day in Taipei. */
const day = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')

interface Calendar {
  name: string
  items: readonly Item[]
  now: Date
  /** Where people reach the program; '' is unknown: no entry has an address then. */
  publicAddress: string
}

/** What happens as an iCalendar file (RFC 5545): times in UTC, days as days, each with where it is and the page where it is looked at. */
export function icalendar({ name, items, now, publicAddress }: Calendar): string {
  const events = items.flatMap((item) => [
    'BEGIN:VEVENT',
    `UID:${item.kind}-${item.id}-${item.seriesDay?.replaceAll('-', '') ?? day(item.at)}@lobby`,
    `DTSTAMP:${stamp(now)}`,
    ...(item.isAllDay
      ? [`DTSTART;VALUE=DATE:${day(item.at)}`, ...(item.until ? [`DTEND;VALUE=DATE:${day(item.until)}`] : [])]
      : [`DTSTART:${stamp(item.at)}`, ...(item.until ? [`DTEND:${stamp(item.until)}`] : [])]),
    `SUMMARY:${text(item.title)}`,
    ...(item.place ? [`LOCATION:${text(item.place)}`] : []),
    ...(item.note ? [`DESCRIPTION:${text(item.note)}`] : []),
    ...(publicAddress && item.link ? [`URL:${publicAddress}${item.link}`] : []),
    'END:VEVENT',
  ])
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lobby//Calendar//ZH',
    `X-WR-CALNAME:${text(name)}`,
  ]
  return `${[...head, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}
