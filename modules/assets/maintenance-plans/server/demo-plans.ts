/** A plan of the demo: what is done to which things, by which supplier, how often, and what is looked at. */
export interface DemoPlan {
  name: string
  assets: readonly string[]
  /** The number of the supplier in its own demo; null: somebody of the house. */
  supplier: number | null
  months: number
  /** Days from today to when it is due; below zero it is overdue. */
  dueIn: number
  cost: number
  legalBasis?: string
  terms: readonly (readonly [
    name: string,
    kind: 'yesNo' | 'number',
    unit?: string,
    low?: number,
    high?: number,
  ])[]
}

export const demoPlans: readonly DemoPlan[] = [
  {
    name: '電梯月保養',
    assets: ['L-001', 'L-002', 'L-003', 'L-004', 'L-005', 'L-006'],
    supplier: 1,
    months: 1,
    dueIn: 0,
    cost: 18_000,
    legalBasis: '建築物昇降設備設置及檢查管理辦法',
    terms: [
      ['門機與安全觸板', 'yesNo'],
      ['平層誤差', 'number', 'mm', 0, 10],
      ['機房溫度', 'number', '°C', 5, 40],
    ],
  },
  {
    name: '揚水泵月保養',
    assets: ['WS-P-01', 'WS-P-02'],
    supplier: 0,
    months: 1,
    dueIn: -2,
    cost: 3_200,
    terms: [
      ['運轉無異音', 'yesNo'],
      ['泵側軸承振動', 'number', 'mm/s', 0, 4.5],
      ['運轉電流', 'number', 'A', 4, 12.5],
      ['軸封不滴漏', 'yesNo'],
    ],
  },
  {
    name: 'B2 污水泵季保養',
    assets: ['P-021', 'P-022'],
    supplier: 0,
    months: 3,
    dueIn: -8,
    cost: 4_800,
    terms: [
      ['浮球動作', 'yesNo'],
      ['絕緣電阻', 'number', 'MΩ', 1, 999],
      ['池底無淤積', 'yesNo'],
    ],
  },
  {
    name: '發電機月檢',
    assets: ['E-001'],
    supplier: 0,
    months: 1,
    dueIn: 0,
    cost: 2_600,
    terms: [
      ['空載運轉 15 分鐘', 'yesNo'],
      ['電瓶電壓', 'number', 'V', 24, 29],
      ['柴油存量', 'number', '%', 60, 100],
    ],
  },
  {
    name: '消防安全設備檢修申報',
    assets: ['F-100', 'F-001', 'F-010', 'F-201'],
    supplier: 2,
    months: 12,
    dueIn: -5,
    cost: 42_000,
    legalBasis: '消防法第 9 條',
    terms: [
      ['外觀檢查', 'yesNo'],
      ['性能檢查', 'yesNo'],
    ],
  },
  {
    name: '消防泵月測試',
    assets: ['F-001'],
    supplier: 2,
    months: 1,
    dueIn: 5,
    cost: 1_800,
    terms: [
      ['自動啟動', 'yesNo'],
      ['出水壓力', 'number', 'kg/cm²', 4, 12],
    ],
  },
  {
    name: '水塔清洗',
    assets: ['W-001', 'W-010'],
    supplier: 4,
    months: 6,
    dueIn: 2,
    cost: 16_000,
    terms: [
      ['餘氯', 'number', 'mg/L', 0.2, 1],
      ['內壁與人孔蓋', 'yesNo'],
    ],
  },
  {
    name: '健身器材保養',
    assets: ['G-101'],
    supplier: 5,
    months: 3,
    dueIn: 9,
    cost: 3_600,
    terms: [['跑帶與急停', 'yesNo']],
  },
  {
    name: '監視主機檢查',
    assets: ['D-010'],
    supplier: null,
    months: 1,
    dueIn: 1,
    cost: 0,
    terms: [
      ['錄影天數', 'number', '天', 30, 90],
      ['鏡頭畫面正常', 'yesNo'],
    ],
  },
]
