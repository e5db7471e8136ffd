import type { Demo } from '#platform/server/manifest.ts'
import { everybody } from '../contract.ts'
import { sampleLetters } from './sample-letters.ts'

const hour = 3_600_000

const letters = [
  [
    '今晚 22:00 起電梯輪流保養',
    'A棟電梯 22:00–23:00、B棟 23:00–24:00、C棟 24:00–01:00 停用，請改走樓梯。',
    -3,
    82,
  ],
  ['地下二樓燈光維修完成', '地下二樓車道照明已修復，謝謝住戶通報。', -50, 61],
  [
    '颱風警報：請收好陽台物品',
    '中央氣象署已發布陸上颱風警報，請收好陽台盆栽與衣物，關閉門窗。\n地下室擋水閘門將於今晚放下，車輛請提早進出。',
    -200,
    93,
  ],
  ['信箱整理提醒', '信箱已滿的住戶請於本週內整理，掛號與包裹仍由櫃台代收。', -420, 48],
  ['提醒：明天水塔清洗停水', 'A棟、B棟明天 09:00–17:00 停水，請先儲水。', 18, null],
] as const

/** What the demo community told its residents besides its news, and what it is about to tell. */
export const demo: Demo = (cast) => {
  const all = letters.map(([title, text, hours, readOf100], nth) => ({
    id: cast.idOf(`notification ${nth}`),
    kind: 'own' as const,
    title,
    text,
    audience: nth === 4 ? { ...everybody, buildings: ['A棟', 'B棟'] } : everybody,
    at: new Date(cast.now.getTime() + hours * hour),
    untilAt: null,
    readOf100,
    by: cast.clerk.name,
  }))
  return sampleLetters(cast, all, new Set(all.slice(0, 1).map(({ id }) => id)))
}
