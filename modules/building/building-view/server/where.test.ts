import { describe, expect, it } from 'vitest'
import { whereOf } from './where.ts'

const buildings = ['A棟', 'B棟', 'B棟2期']

describe('where a place is', () => {
  it.each([
    ['A棟 頂樓水箱', 'A棟', 'RF', 1000, '水箱'],
    ['B棟-8F-2', 'B棟', '8F', 8, '2'],
    ['B棟2期 12樓 走道', 'B棟2期', '12F', 12, '走道'],
    ['B2 污水泵', '', 'B2', -2, '污水泵'],
    ['地下3樓 停車場', '', 'B3', -3, '停車場'],
    ['筏基 污水池', '', '筏基', -1000, '污水池'],
    ['1F 大廳空調', '', '1F', 1, '大廳空調'],
    ['A棟電梯 2', 'A棟', '', 0, '電梯 2'],
    ['R1 電梯機房', '', 'RF', 1000, '電梯機房'],
    ['Room 101', '', '', 0, 'Room 101'],
    ['B2B 客服', '', '', 0, 'B2B 客服'],
  ])('%s', (place, building, floor, height, label) => {
    expect(whereOf(place, buildings)).toEqual({ building, floor, height, label })
  })
})
