import { everybody } from '#modules/everyday/notifications/contract.ts'
import type { NewsCategory } from '../contract.ts'

const day = 86_400_000
const ofBuildings = (...buildings: string[]) => ({ ...everybody, buildings })

/** News of the demo community: when, counted in days from now, and how many of a hundred households read them; null: not told. */
export interface SampleNews {
  title: string
  category: NewsCategory
  text: string
  from: number
  until: number | null
  readOf100: number | null
  audience: typeof everybody
  isPinned?: true
  isDraft?: true
  isOnBoards?: true
}

type Line = readonly [
  title: string,
  category: NewsCategory,
  text: string,
  from: number,
  until: number | null,
  readOf100: number | null,
]

const now: readonly (Line | readonly [...Line, Partial<SampleNews>])[] = [
  [
    '水塔清洗停水通知',
    'outage',
    '# 後天 09:00–17:00\nA棟、B棟屋頂水塔清洗，清洗期間暫停供水。\n・請提前儲水，停水期間請關閉水龍頭。\n・恢復供水後先放水 1 分鐘再使用。\n・C棟、公共設施不受影響。\n有長者或行動不便需要送水，請按對講機 9。',
    -2,
    2,
    87,
    { audience: ofBuildings('A棟', 'B棟'), isPinned: true, isOnBoards: true },
  ],
  [
    '區分所有權人會議開會通知',
    'meeting',
    '# 第 12 屆區分所有權人會議\n時間：下下週六 10:00\n地點：一樓交誼廳\n・會議資料已投入各戶信箱。\n・不克出席請填委託書，會議前一天 17:00 前交到櫃台。',
    -8,
    15,
    95,
    { isPinned: true, isOnBoards: true },
  ],
  [
    '中庭燈具更換',
    'maintenance',
    '中庭步道燈改裝 LED，施工期間晚間照明較暗，請小心步行。\n施工時間：每日 09:00–17:00。',
    -5,
    7,
    53,
  ],
  [
    '消防設備檢修入戶時間',
    'safety',
    '# C棟入戶檢修\n檢修人員會配戴識別證，每戶約 10 分鐘。\n・請移開偵煙器下方的物品。\n・不在家請先向櫃台約時間。',
    3,
    12,
    null,
    { audience: ofBuildings('C棟') },
  ],
  [
    '垃圾清運改時段',
    'general',
    '即日起清運時間改為：\n・週一至週五 18:00–20:00\n・週六 10:00–12:00\n・週日不清運\n大型家具請先向管理中心登記。',
    -20,
    40,
    79,
  ],
  [
    '年終聯歡報名',
    'event',
    '年終聯歡在中庭舉辦，有摸彩與親子遊戲。\n請到櫃台登記人數。',
    20,
    45,
    null,
    { isDraft: true },
  ],
  [
    '電梯保養公告',
    'maintenance',
    'A棟電梯週一、B棟週二、C棟週三 09:00–12:00 保養，請改搭另一部電梯。',
    -40,
    -10,
    86,
  ],
  [
    '規約修正第 3 版',
    'general',
    '規約第 3 版已由區分所有權人會議通過，自下月 1 日施行。\n主要修正：寵物、裝潢施工時間、機車停放。',
    -45,
    null,
    74,
  ],
  [
    '社區巴士時刻',
    'general',
    '平日 07:00–09:00、17:00–20:00 每 20 分鐘一班，往捷運站。\n假日 09:00–18:00 每小時一班。',
    -60,
    null,
    49,
  ],
  ['跨年夜中庭活動', 'event', '跨年夜 21:00–00:30 中庭開放觀賞煙火，請勿攜帶爆竹。', 25, 36, null],
  [
    'B棟水管更換',
    'outage',
    'B棟 5 到 9 樓幹管更換，當日 13:00–17:00 停水。',
    6,
    9,
    null,
    { audience: ofBuildings('B棟') },
  ],
  ['管委會委員候選人登記', 'meeting', '第 13 屆管理委員候選人登記至月底止，登記表在櫃台。', -1, 12, 41],
  [
    '流感疫苗社區接種',
    'event',
    '衛生所到一樓交誼廳設站，請攜帶健保卡。65 歲以上與幼兒優先。',
    -3,
    5,
    66,
    { isOnBoards: true },
  ],
]

/** What comes back month by month, the latest last year's. */
const monthly: readonly (readonly [string, NewsCategory, string])[] = [
  ['管理費繳費提醒', 'general', '本月管理費請於 15 日前繳納，超商、轉帳與櫃台都可以。'],
  ['電梯保養公告', 'maintenance', '三棟電梯輪流保養，保養時請改搭另一部電梯。'],
  ['病媒防治', 'safety', '地下室與中庭噴藥，當日 14:00–16:00 請勿進入，寵物請留在家中。'],
  ['飲水機更換濾心', 'maintenance', '公共飲水機更換濾心，09:30–11:00 停用。'],
]
const months = 11

/** All news that the demo community has. */
export function sampleNews(at: Date): SampleNews[] {
  const fresh = now.map(([title, category, text, from, until, readOf100, more = {}]) => ({
    title,
    category,
    text,
    from,
    until,
    readOf100,
    audience: everybody,
    ...more,
  }))
  const old = Array.from({ length: months }, (_, nth) => nth + 1).flatMap((back) =>
    monthly.map(([title, category, text], nth): SampleNews => {
      const from = -30 * back - 4 * nth - 1
      const { month } = { month: new Date(at.getTime() + from * day).getUTCMonth() + 1 }
      const readOf100 = back < 3 ? 60 + nth * 9 : null
      return {
        title: `${title}（${month}月）`,
        category,
        text,
        from,
        until: from + 20,
        readOf100,
        audience: everybody,
      }
    }),
  )
  const events: SampleNews[] = ['中秋烤肉', '親子烘焙課', '二手市集'].map((title, nth) => ({
    title: `${title}活動紀錄`,
    category: 'event',
    text: `${title}圓滿結束，謝謝 ${30 + nth * 12} 位住戶參加。`,
    from: -70 - 25 * nth,
    until: -40 - 25 * nth,
    readOf100: null,
    audience: everybody,
  }))
  return [...fresh, ...old, ...events]
}
