import { textOf } from '#platform/web/i18n/texts.ts'
import type { AlarmPoint } from '../shapes.ts'

/** How a point stands, in one word of four; of what was never heard nobody knows that it is normal. */
export function conditionOf({ isLost, status, heardAt }: AlarmPoint) {
  if (isLost) return 'lost'
  if (status === 'Abnormal') return 'abnormal'
  return heardAt ? 'normal' : 'unheard'
}

/** Whether an alarm says so. */
export const isTrouble = (point: AlarmPoint): boolean => ['lost', 'abnormal'].includes(conditionOf(point))

/** How it stands in words: 正常, 觸發中, 無訊號, 尚未收到. */
export const conditionWords = (point: AlarmPoint): string => textOf(`alarmPointsPage:${conditionOf(point)}`)
