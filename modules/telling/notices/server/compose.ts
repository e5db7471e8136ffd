import { taipei } from '#platform/contract/taipei.ts'
import type { Reason } from '../shapes.ts'

/** What texts of notices may name in braces. */
export const placeholders: readonly string[] = ['社區', '戶別', '類型', '件數', '時間', '天數']
/** What those of bills may. */
export const billPlaceholders: readonly string[] = ['社區', '戶別', '期別', '金額', '期限']

export interface Told {
  community: string
  label: string
  /** One for all when the items are of several kinds. */
  kindNames: readonly string[]
  count: number
  /** What `{時間}` names: when it arrived or was handed over. */
  at: Date
  /** Days since it arrived. */
  days: number
  /** What the thing itself says, by its blank. */
  said?: Readonly<Record<string, string>>
}

const two = (n: number) => String(n).padStart(2, '0')

/** 11/21 14:05 in Taipei: a message may be read on another day. */
function clock(at: Date): string {
  const { month, day, hour, minute } = taipei(at)
  return `${month}/${day} ${two(hour)}:${two(minute)}`
}

/** The text of a notice: no names, no positions, no numbers of couriers. */
export function compose(template: string, told: Told): string {
  const [kind = '包裹', ...others] = new Set(told.kindNames)
  const values: Record<string, string> = {
    社區: told.community,
    戶別: told.label,
    類型: others.length ? '包裹與信件' : kind,
    件數: String(told.count),
    時間: clock(told.at),
    天數: String(told.days),
    ...told.said,
  }
  return template.replace(/\{([^{}]*)\}/g, (all, name: string) => values[name] ?? all)
}

const titles: Record<Exclude<Reason, 'told'>, string> = {
  arrived: '到件通知',
  reminder: '待領提醒',
  manual: '待領提醒',
  readdressed: '到件通知',
  withdrawn: '通知更正',
  handedOver: '領取通知',
  handOverUndone: '領取更正',
  billed: '繳費通知',
  billedAgain: '繳費提醒',
  test: '測試訊息',
}

/** The subject of a mail. */
export const titleOf = (reason: Exclude<Reason, 'told'>, community: string): string =>
  `${community} ${titles[reason]}`
