import type { Demo } from '#platform/server/manifest.ts'

/** Name, what abnormal means, place, system, level, asset, unit, limits, value, expected every so many seconds. */
export const demoPoints = [
  ['B2 污水液位', '高液位，2 號泵未啟動', 'B2 污水泵', 4, 3, 'P-021', '%', null, 75, 86, 600],
  ['C棟電梯 2 門機', '門重開次數過多', 'C棟電梯 2', 2, 2, 'L-006', '次', null, 8, 11, 3600],
  ['大廳空調濾網', '濾網壓差偏高', '1F 大廳空調', 8, 1, 'A-003', 'Pa', null, 250, 268, 3600],
  ['C棟頂樓水箱液位', '低液位', 'C棟 頂樓水箱', 3, 2, 'W-003', '%', 40, null, 88, 900],
  ['B1 一氧化碳', '一氧化碳偏高', 'B1 停車場', 7, 2, 'G-011', 'ppm', null, 35, 8, 600],
  ['A棟頂樓水箱液位', '低液位', 'A棟 頂樓水箱', 3, 1, 'W-001', '%', 40, null, 82, 900],
  ['A棟消防泵壓力', '壓力低於 4 公斤', 'A棟 消防泵', 1, 3, 'F-001', 'kg', 4, null, 6.8, 900],
  ['發電機電瓶', '電瓶電壓低', 'B1 發電機', 6, 2, 'E-001', 'V', 24, null, 26.4, 3600],
  ['B棟 3F 走道偵煙', '偵煙探測器動作', 'B棟 3F 走道', 1, 4, 'F-113', '', null, null, null, null],
  ['東側門門磁', '門未關妥 10 分鐘', '1F 東側門', 9, 1, 'D-004', '', null, null, null, null],
  ['B棟頂樓水箱液位', '低液位', 'B棟 頂樓水箱', 3, 1, 'W-002', '%', 40, null, 76, 900],
  ['消防水池液位', '低液位', '筏基 消防水池', 1, 3, 'F-010', '%', 80, null, 96, 900],
  ['自來水池液位', '低液位', '筏基 自來水池', 3, 2, 'W-010', '%', 30, null, 74, 900],
  ['受信總機', '火警受信總機故障', '1F 受信總機', 1, 3, 'F-100', '', null, null, null, null],
  ['受電功率', '超過契約容量', 'B2 受電室', 5, 2, 'P-001', 'kW', null, 499, 318, 900],
  ['A棟電梯 1 運轉', '電梯故障', 'A棟 電梯 1', 2, 3, 'L-001', 'F', null, null, 8, null],
  ['A棟 12F 走道偵煙', '偵煙探測器動作', 'A棟 12F 走道', 1, 4, 'F-112', '', null, null, null, null],
] as const

/** The flat whose intercom has a button to call for help. */
export const demoHome = 'B棟-8F-2'

/** The points of the demo community. */
export const demo: Demo = ({ now, communityId, householdId, idOf }) => {
  const made = { riseMinutes: null, riseLevel: null, anyOf: [] as string[], anyCount: 1 }
  const row = { communityId, isNotified: true, ...made, addedAt: new Date(now.getTime() - 200 * 86_400_000) }
  const abnormal = new Set([0, 1, 2])
  return [
    [
      'alarm_point',
      [
        ...demoPoints.map(
          (
            [
              name,
              meaning,
              place,
              category,
              level,
              assetCode,
              unit,
              lowLimit,
              highLimit,
              value,
              reportSeconds,
            ],
            nth,
          ) => ({
            ...row,
            id: idOf(`alarm point ${nth}`),
            name,
            meaning,
            place,
            category,
            level,
            isPrivate: false,
            householdId: null,
            assetCode,
            unit,
            lowLimit,
            highLimit,
            debounceSeconds: 5,
            reportSeconds: nth === 3 ? reportSeconds : null,
            isAbnormal: abnormal.has(nth),
            value,
            valueAt: now,
            heardAt: nth === 3 ? new Date(now.getTime() - 1_080_000) : now,
            isLost: nth === 3,
            // The pit under the second basement: who does not come in time has water on the floor.
            ...(nth === 0 && { riseMinutes: 10, riseLevel: 4 }),
          }),
        ),
        {
          ...row,
          id: idOf('alarm point tanks'),
          name: '頂樓水箱合成',
          meaning: '兩座以上頂樓水箱低液位',
          place: '頂樓 水箱',
          category: 3,
          level: 3,
          isPrivate: false,
          householdId: null,
          assetCode: '',
          unit: '',
          lowLimit: null,
          highLimit: null,
          debounceSeconds: 0,
          reportSeconds: null,
          anyOf: [idOf('alarm point 5'), idOf('alarm point 10')],
          anyCount: 2,
          isAbnormal: false,
          value: null,
          valueAt: null,
          heardAt: now,
          isLost: false,
        },
        {
          ...row,
          id: idOf('alarm point home'),
          name: '對講機緊急求救',
          meaning: '住戶按下緊急求救',
          place: demoHome,
          category: 11,
          level: 3,
          isPrivate: true,
          householdId: householdId(demoHome),
          assetCode: '',
          unit: '',
          lowLimit: null,
          highLimit: null,
          debounceSeconds: 0,
          reportSeconds: null,
          isAbnormal: false,
          value: null,
          valueAt: null,
          heardAt: now,
          isLost: false,
        },
      ],
    ],
  ]
}
