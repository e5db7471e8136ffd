import type { First } from './shapes.ts'

const brigade = [{ name: '消防隊', phone: '119' }]
const first = (last: number, name: string, category: number, ...steps: string[]): First => ({
  firstId: `019a0000-0000-7000-8000-00000000000${last}`,
  name,
  categories: [category],
  steps,
  numbers: brigade,
})

/** What is done first where a community wrote nothing of its own. */
export const usualFirsts: readonly First[] = [
  first(
    1,
    '火警',
    1,
    '看監視器或到現場，確認煙或火',
    '確認火警：撥 119，廣播疏散',
    '帶滅火器走樓梯前往，勿搭電梯',
  ),
  first(
    2,
    '電梯受困',
    2,
    '用對講機安撫受困的人，問人數與身體狀況',
    '通知電梯保養廠商',
    '有人不適：撥 119，勿自行撬門',
  ),
  first(3, '瓦斯外洩', 10, '關閉瓦斯總開關，勿開關任何電器', '撥 119，疏散該樓層', '開窗通風，等候瓦斯公司'),
  first(4, '緊急求救', 11, '用對講機或電話聯絡該戶', '沒有回應：帶人到門口查看', '有人受傷或不適：撥 119'),
]
