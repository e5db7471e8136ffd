import { textOf } from '#platform/web/i18n/texts.ts'
import type { AlarmPoint } from '../shapes.ts'

/** How a point stands, in one word of three. */
export const conditionOf = ({ isLost, status }: AlarmPoint): 'normal' | 'abnormal' | 'lost' =>
  isLost ? 'lost' : status === 'Abnormal' ? 'abnormal' : 'normal'

/** That in words: 正常, 觸發中, 無訊號. */
export const conditionWords = (point: AlarmPoint): string => textOf(`alarmPointsPage:${conditionOf(point)}`)
