import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { formatted } from '#modules/everyday/formatted-text/contract.ts'
import type { Decider, RuleCategory } from '../contract.ts'

type Version = readonly [text: string, changed: string, decidedBy: Decider, meeting: string, daysAgo: number]

const rules: readonly (readonly [string, RuleCategory, readonly Version[]])[] = [
  [
    '住戶規約',
    'covenant',
    [
      [
        '# 第一條\n本規約效力及於本社區全體區分所有權人及住戶。\n# 第二條\n管理費每季繳納一次。',
        '首次訂定。',
        'assembly',
        '第 1 屆區分所有權人會議',
        1400,
      ],
      [
        '# 第一條\n本規約效力及於本社區全體區分所有權人及住戶。\n# 第二條\n管理費每月繳納，每月 15 日前。',
        '管理費改為每月繳納。',
        'assembly',
        '第 9 屆區分所有權人會議',
        800,
      ],
      [
        '# 第一條\n本規約效力及於本社區全體區分所有權人及住戶。\n# 第二條\n管理費每月繳納，每月 15 日前。\n# 第三條\n飼養寵物應登記，於公共空間繫繩。\n# 第四條\n裝潢施工限週一至週五 09:00–17:00。',
        '增訂寵物登記、裝潢施工時間。',
        'assembly',
        '第 11 屆區分所有權人會議',
        45,
      ],
    ],
  ],
  [
    '停車場管理辦法',
    'parking',
    [
      [
        '・車速不得超過 10 公里。\n・機車停放於地下一樓指定格位。\n・訪客車位以 4 小時為限。',
        '首次訂定。',
        'committee',
        '第 10 屆管理委員會第 3 次會議',
        500,
      ],
      [
        '・車速不得超過 10 公里。\n・機車停放於地下一樓指定格位。\n・訪客車位以 3 小時為限。',
        '訪客車位由 4 小時改為 3 小時。',
        'committee',
        '第 11 屆管理委員會第 5 次會議',
        120,
      ],
      [
        '・車速不得超過 10 公里。\n・機車停放於地下一樓指定格位。\n・訪客車位以 3 小時為限，連續假期 6 小時。',
        '連續假期的訪客車位改為 6 小時。',
        'committee',
        '第 12 屆管理委員會第 2 次會議',
        6,
      ],
    ],
  ],
  [
    '裝潢施工管理辦法',
    'renovation',
    [
      [
        '・施工前 7 日向管理中心申請並繳保證金。\n・施工時間：週一至週五 09:00–17:00。\n・搬運一律使用貨梯並鋪設保護板。',
        '首次訂定。',
        'committee',
        '第 11 屆管理委員會第 2 次會議',
        260,
      ],
    ],
  ],
  [
    '公共設施使用辦法',
    'facility',
    [
      [
        '・交誼廳：每日 08:00–22:00，使用前一天預約。\n・健身房：滿 15 歲，自備毛巾與室內鞋。\n・烤肉區：需押金，使用後清潔。',
        '首次訂定。',
        'committee',
        '第 11 屆管理委員會第 4 次會議',
        180,
      ],
    ],
  ],
  [
    '寵物飼養辦法',
    'pets',
    [
      [
        '・飼養應向管理中心登記。\n・公共空間應繫繩，隨手清理排泄物。\n・電梯內請抱起或拉緊牽繩。',
        '首次訂定。',
        'assembly',
        '第 11 屆區分所有權人會議',
        45,
      ],
    ],
  ],
]

/** The rules of the demo community with what was changed of them. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return [
    [
      'rule',
      rules.map(([title, category, versions]) => ({
        communityId,
        id: idOf(`rule ${title}`),
        title,
        category,
        addedAt: ago(versions[0]?.[4] ?? 0),
        addedByName: clerk.name,
        deletedAt: null,
      })),
    ],
    [
      'rule_version',
      rules.flatMap(([title, , versions]) =>
        versions.map(([text, changed, decidedBy, meeting, daysAgo], at) => ({
          communityId,
          ruleId: idOf(`rule ${title}`),
          id: idOf(`rule ${title} ${at}`),
          nth: at + 1,
          content: formatted(text),
          changed,
          decidedBy,
          meeting,
          decidedOn: dayOf(ago(daysAgo)),
          inForceOn: dayOf(ago(daysAgo - 14)),
          writtenAt: ago(daysAgo - 2),
          writtenByName: clerk.name,
        })),
      ),
    ],
  ]
}
