const everyDay = [1, 2, 3, 4, 5, 6, 7]

interface Dish {
  name: string
  points: number
  note?: string
  specs?: readonly string[]
  stock?: number
  isSoldOut?: true
  weekdays?: readonly number[]
  mostPerDay?: number
}

/** Specs of the demo kitchen with their options. */
export const demoSpecs = [
  { name: '飯', choice: 'one', prefix: '', options: { 白飯: 0, 糙米: 0, 半飯: 0, 不要飯: 0 } },
  { name: '加點', choice: 'many', prefix: '加', options: { 滷蛋: 10, 青菜: 15, 豆腐: 10 } },
  { name: '不要', choice: 'many', prefix: '不要', options: { 蔥: 0, 辣: 0, 蒜: 0 } },
  { name: '麵', choice: 'one', prefix: '', options: { 細麵: 0, 寬麵: 0, 冬粉: 5 } },
  { name: '冰塊', choice: 'one', prefix: '', options: { 正常: 0, 少冰: 0, 去冰: 0 } },
  { name: '甜度', choice: 'one', prefix: '', options: { 正常甜: 0, 半糖: 0, 無糖: 0 } },
] as const

const rice = ['飯', '加點', '不要']
const noodles = ['麵', '加點', '不要']
const drink = ['冰塊', '甜度']
const dishes = (all: readonly Dish[]) => all

/** Categories of the demo kitchen with their dishes. */
export const demoMenu = [
  {
    name: '便當',
    dishes: dishes([
      { name: '排骨便當', points: 90, note: '可換糙米', specs: rice },
      { name: '雞腿便當', points: 100, specs: rice, stock: 12 },
      { name: '鯖魚便當', points: 95, specs: rice },
      { name: '素食便當', points: 80, note: '全素', specs: rice },
      { name: '控肉便當', points: 90, specs: rice },
      { name: '兒童餐', points: 70, note: '附果汁', mostPerDay: 4 },
      { name: '咖哩雞飯', points: 85, specs: ['加點'] },
      { name: '滷味拼盤', points: 60, isSoldOut: true },
      { name: '白飯', points: 10 },
    ]),
  },
  {
    name: '麵食',
    dishes: dishes([
      { name: '牛肉麵', points: 120, specs: noodles },
      { name: '陽春麵', points: 45, specs: noodles },
      { name: '餛飩湯麵', points: 70, specs: noodles },
      { name: '乾拌麵', points: 50, specs: noodles },
    ]),
  },
  {
    name: '輕食',
    dishes: dishes([
      { name: '烤雞沙拉', points: 90 },
      { name: '鮪魚三明治', points: 55 },
      { name: '味噌湯', points: 20 },
      { name: '燙青菜', points: 30, specs: ['不要'] },
    ]),
  },
  {
    name: '飲料',
    dishes: dishes([
      { name: '紅茶', points: 20, specs: drink },
      { name: '無糖綠茶', points: 20, specs: ['冰塊'] },
      { name: '鮮奶茶', points: 45, specs: drink },
      { name: '美式咖啡', points: 40, specs: ['冰塊'] },
    ]),
  },
  {
    name: '甜點',
    dishes: dishes([
      { name: '豆花', points: 35 },
      { name: '布丁', points: 30, stock: 8 },
      { name: '水果盤', points: 50 },
    ]),
  },
  {
    name: '週五限定',
    dishes: dishes([
      { name: '烤全雞半隻', points: 220, weekdays: [5], stock: 10, mostPerDay: 2 },
      { name: '海鮮粥', points: 110, weekdays: [5] },
    ]),
  },
] as const

/** What ids of the demo menu are made of. */
export const foodIdOf = (kind: 'menu' | 'item' | 'spec' | 'option', name: string) => `food ${kind} ${name}`

/** The days on which a dish of the demo is sold. */
export const weekdaysOf = ({ weekdays = everyDay }: Dish): readonly number[] => weekdays
