import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { defaultCategories } from '../categories.ts'
import type { CategoryId } from '../categories.ts'
import type { Zone } from '../zones.ts'

const day = 86_400_000

/** Three boards of the demo community, and the hours in which the lifts show another one, or two in turn. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const on = (days: number) => dayOf(new Date(now.getTime() + days * day))
  const texts = [
    {
      title: '水塔清洗，A棟、B棟停水',
      body: `${on(2).slice(5).replace('-', '/')} 09:00–17:00 暫停供水，請先儲水。\n恢復供水後請先放水 1 分鐘。`,
      until: on(2),
    },
    {
      title: '區分所有權人會議',
      body: `${on(15).slice(5).replace('-', '/')} 10:00　一樓交誼廳\n不克出席請填委託書。`,
      until: on(15),
    },
    {
      title: '資源回收時間',
      body: '週一至週五 18:00–20:00　地下一樓回收室\n大型家具請先向管理中心登記。',
      until: null,
    },
  ].map((item) => ({ photoPath: '', from: null, ...item }))
  const zonesOf = (categoryId: CategoryId): Zone[] =>
    (defaultCategories.find((one) => one.categoryId === categoryId)?.zones ?? []).map((zone) =>
      zone.kind === 'text' ? { ...zone, items: texts } : zone,
    )
  /** The lobby shows what comes next below its packages. */
  const lobby = zonesOf('lobby').flatMap((zone): Zone[] => {
    if (zone.kind !== 'packages') return [zone]
    const facts = { kind: 'facts', seconds: null, items: [], width: 6, height: 3, y: 19 } as const
    return [
      { ...zone, height: 7 },
      { ...facts, x: 0, part: 'gasPeriods', items: [] },
      { ...facts, x: 6, part: 'alarmEvents', items: [] },
    ]
  })
  const board = (name: string, category: CategoryId, orientation: string) => ({
    communityId,
    id: idOf(`board ${category}`),
    name,
    category,
    orientation,
    zones: category === 'lobby' ? lobby : zonesOf(category),
    changedAt: new Date(now.getTime() - day),
    changedByName: clerk.name,
  })
  return [
    [
      'board',
      [
        board('大廳直式', 'lobby', 'portrait'),
        board('電梯橫式', 'lift', 'landscape'),
        board('地下停車場', 'carPark', 'landscape'),
      ],
    ],
    [
      'board_schedule',
      [
        {
          communityId,
          id: idOf('boardSchedule night'),
          name: '深夜',
          position: 0,
          boardId: idOf('board carPark'),
          turns: [],
          groups: ['電梯'],
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          fromTime: '23:00',
          untilTime: '06:00',
          firstDay: null,
          lastDay: null,
        },
        {
          communityId,
          id: idOf('boardSchedule turns'),
          name: '白天輪播',
          position: 1,
          boardId: idOf('board lift'),
          turns: [
            { boardId: idOf('board lift'), seconds: 40 },
            { boardId: idOf('board carPark'), seconds: 20 },
          ],
          groups: ['電梯'],
          weekdays: [1, 2, 3, 4, 5],
          fromTime: '06:00',
          untilTime: '23:00',
          firstDay: null,
          lastDay: null,
        },
      ],
    ],
  ]
}
