import type { Breach } from './limits.ts'

const shown = (day = '') => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
/** 8 or 8.5: minutes as hours, to the tenth, never rounded to a limit that is passed. */
export const hoursText = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100)

/** What a limit says that is passed, in Chinese, for problems and papers. */
export function sentenceOf(name: string, { rule, days, value, limit }: Breach): string {
  const day = shown(days.at(-1))
  const [is, most] = [hoursText(value), hoursText(limit)]
  switch (rule) {
    case 'day':
      return `${name} ${day} ${is} 小時，一天最多 ${most} 小時`
    case 'month':
      return `${name}整月 ${is} 小時，最多 ${most} 小時`
    case 'overtime':
      return `${name}整月加班 ${is} 小時，最多 ${most} 小時`
    case 'threeMonths':
      return `${name}三個月加班 ${is} 小時，最多 ${most} 小時`
    case 'between':
      return value < 0
        ? `${name} ${day} 兩班時間重疊`
        : `${name} ${day} 兩班之間只有 ${is} 小時，至少要 ${most} 小時`
    case 'running':
      return `${name}到 ${day} 連續上班 ${value} 天，最多 ${limit} 天`
  }
}
