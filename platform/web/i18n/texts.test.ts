import { beforeAll, describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { addTexts, startTexts, text, textOf } from './texts.ts'

beforeAll(() => {
  addTexts({ 'zh-TW': { early: { word: '早' } } })
  startTexts({ 'zh-TW': { shop: { left: '待領 {{count}} 件' } } })
})

describe('texts', () => {
  it('are there at once, with their values', () => {
    expect(text('shop', 'left', { count: 7 })).toBe('待領 7 件')
    expect(textOf('shop:left', { count: 1 })).toBe('待領 1 件')
  })

  it('of a module that came before the start or after it are found', () => {
    expect(text('early', 'word')).toBe('早')
    addTexts({ 'zh-TW': { late: { word: '晚' } } })
    expect(text('late', 'word')).toBe('晚')
  })

  it('are zh-TW unless the browser asks for a language that we have (R044, R045)', () => {
    expect(chooseLanguage(['fr', 'de'], ['zh-TW', 'en'])).toBe('zh-TW')
    expect(chooseLanguage(['en-GB', 'zh-TW'], ['zh-TW', 'en'])).toBe('en')
    expect(chooseLanguage(['zh-HK'], ['zh-TW', 'en'])).toBe('zh-TW')
    expect(chooseLanguage([], ['zh-TW'])).toBe('zh-TW')
  })
})
