import type { Demo } from '#platform/server/manifest.ts'
import { defaultOnOfficeDays, defaultReplies, defaultTypes } from './defaults.ts'
import { demoMatters, demoOpen } from './demo-matters.ts'

const hour = 3_600_000

/** A number between 0 and `below` that is the same at every start. */
const chance = (seed: number, below: number) => (Math.imul(seed + 7, 2_654_435_761) >>> 0) % below
const homeOf = (nth: number) =>
  `${['A棟', 'B棟', 'C棟'][nth % 3]}-${1 + chance(nth, 15)}F-${1 + chance(nth * 3, 4)}`

/** Two hundred messages of a living community, eight of them on the desk now. */
export const demo: Demo = ({ now, communityId, idOf, householdId, clerk }) => {
  const typeId = (name: string) => idOf(`message type ${name}`)
  const hoursOf = new Map<string, number>(defaultTypes)
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const author = { accountId: clerk.accountId, accountName: clerk.name }
  const rows = [
    ...demoOpen.map(([label, sender, type, content, hours, status], nth) => ({
      id: idOf(`message open ${nth}`),
      label,
      sender,
      type,
      content,
      at: before(hours),
      status,
    })),
    ...Array.from({ length: 200 - demoOpen.length }, (_, nth) => {
      const [type, content] = demoMatters[nth % demoMatters.length] ?? ['其他', '請問管理中心電話']
      return {
        id: idOf(`message ${nth}`),
        label: homeOf(nth),
        sender: ['陳先生', '林小姐', '王太太', '李先生', '張小姐', '黃先生'][nth % 6] ?? '住戶',
        type,
        content,
        at: before(30 + nth * 33),
        status: 2 as const,
      }
    }),
  ]
  const messages = rows.map(({ label, sender, type, content, ...row }, nth) => {
    const closedAt = row.status === 2 ? new Date(row.at.getTime() + (3 + (nth % 40)) * hour * 0.6) : null
    return {
      communityId,
      id: row.id,
      householdId: householdId(label),
      senderName: sender,
      typeId: typeId(type),
      content,
      source: nth % 5 === 4 ? 'desk' : 'form',
      writtenByName: nth % 5 === 4 ? clerk.name : '',
      at: row.at,
      dueAt: new Date(row.at.getTime() + (hoursOf.get(type) ?? 24) * hour),
      status: row.status,
      assigneeId: row.status === 1 ? clerk.accountId : null,
      assigneeByName: row.status === 1 ? clerk.name : '',
      closedAt,
      closedByName: closedAt ? clerk.name : '',
    }
  })
  const lines = messages.flatMap(({ id, status, at, closedAt, senderName }, nth) => {
    if (status === 0) return []
    const line = (kind: string, minutes: number, content: string, seen: number | null) => ({
      communityId,
      id: idOf(`message line ${kind} ${nth}`),
      messageId: id,
      at: kind === 'closed' && closedAt ? closedAt : new Date(at.getTime() + minutes * 60_000),
      kind,
      ...author,
      content,
      seenAt: seen === null ? null : new Date(at.getTime() + (minutes + seen) * 60_000),
    })
    const said =
      nth === 0
        ? '收到，已先請 12F-4 關閉浴室水源，總幹事下午聯絡水電行。'
        : `${senderName}您好，已收到，處理後回覆您。`
    return [
      line('reply', 28, said, nth % 4 === 3 ? null : 3),
      status === 1 ? line('assigned', 53, clerk.name, null) : line('closed', 0, '', null),
    ]
  })
  return [
    [
      'message_type',
      defaultTypes.map(([name, dueHours], position) => ({
        communityId,
        id: typeId(name),
        name,
        dueHours,
        onOfficeDays: defaultOnOfficeDays.includes(name),
        position,
      })),
    ],
    [
      'canned_reply',
      defaultReplies.map(([name, content], position) => ({
        communityId,
        id: idOf(`canned reply ${name}`),
        name,
        content,
        position,
      })),
    ],
    ['resident_message', messages],
    ['message_line', lines],
  ]
}
